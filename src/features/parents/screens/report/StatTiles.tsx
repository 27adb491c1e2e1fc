import { CARD } from '../../../../kit/ui/Card.tsx';
import type { Viewed } from '../../rules/viewed-child.ts';

/**
 * The four figures at the top.
 *
 * @param progress the latest totals; without them those that came with the child stand
 * @param lessons how many are completed; undefined when that could not be had
 */
export function StatTiles({
  viewed,
  progress,
  lessons,
}: {
  viewed: Viewed;
  progress: { totalPoints: number; streak: number; level: number } | undefined;
  lessons: number | undefined;
}) {
  const streak = progress?.streak ?? viewed.streak;
  const tiles = [
    { name: 'Total Points', value: (progress?.totalPoints ?? viewed.points).toLocaleString('en') },
    { name: 'Lessons Completed', value: lessons?.toLocaleString('en') ?? 'not known' },
    { name: 'Current Streak', value: `${streak} ${streak === 1 ? 'day' : 'days'}` },
    { name: 'Current Level', value: String(progress?.level ?? viewed.level) },
  ];
  return (
    // How many stand beside each other goes by the room there is for figures in the reader's letters, not by the screen.
    <div className="room">
      <dl className="grid grid-cols-1 gap-3 @min-[16em]:grid-cols-2 @min-[42em]:grid-cols-4 @min-[42em]:gap-4 print:grid-cols-4">
        {tiles.map(({ name, value }) => (
          <div
            key={name}
            className={`${CARD} whole flex min-w-0 flex-col-reverse justify-end p-4 @min-[42em]:p-5`}
          >
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums @min-[42em]:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
