import { Glim } from '../../../../kit/glim/Glim.tsx';
import { Lantern } from '../../../../kit/glim/Lantern.tsx';
import { titleOf, type LessonCelebrated } from '../celebrating.ts';
import { Headline } from './Headline.tsx';

/** A finished lesson: its points, the score, the streak and a word on the level. */
export function LessonComplete(lesson: LessonCelebrated) {
  const { subject, points, score, streak, news, notice, isQuiet } = lesson;
  return (
    <div className={`subject-${subject} flex w-full flex-col items-center gap-4`}>
      <Glim pose={isQuiet ? 'lantern' : 'cheering'} className="w-28 sm:w-36" />
      <Headline>{titleOf(lesson)}</Headline>
      {points > 0 ? (
        <p className="rounded-full bg-glow px-6 py-2 font-display text-2xl font-semibold text-glow-ink">
          +{points} points
        </p>
      ) : (
        <p className="text-soft">Practice makes it stick!</p>
      )}
      <dl className="fit-columns-7 grid w-full gap-3">
        <div className="rounded-button bg-glow-tint px-2 py-2.5">
          <dt>Score</dt>
          <dd className="font-display text-xl font-semibold tabular-nums">{score}%</dd>
        </div>
        <div className="rounded-button bg-glow-tint px-2 py-2.5">
          <dt>Streak</dt>
          <dd className="flex items-center justify-center gap-1.5 font-display text-xl font-semibold tabular-nums">
            <Lantern lit className="size-7" />
            {streak} {streak === 1 ? 'day' : 'days'}
          </dd>
        </div>
      </dl>
      {news && (
        <p className="w-full rounded-button bg-subject-tint px-4 py-3 font-display text-lg font-medium text-subject">
          {news}
        </p>
      )}
      {notice && <p className="w-full rounded-button bg-think-tint px-4 py-3">{notice}</p>}
    </div>
  );
}
