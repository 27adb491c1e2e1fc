import { BookOpen, UserMinus } from 'lucide-react';
import { Lantern } from '../../../../kit/glim/Lantern.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { Tooltip } from '../../../../kit/ui/Tooltip.tsx';
import type { FamilyRole, LeaderboardEntry } from '../../contract.ts';
import { shownNameOf } from '../../rules/leaderboard-words.ts';
import { MemberPicture } from './MemberPicture.tsx';
import { isMedalRank, MEDAL_EDGES, Medal } from './Medal.tsx';

const ROLES: Record<FamilyRole, string> = { parent: 'Parent', child: 'Child' };

/** One member: the place, the face, the name, and what of their learning the family sees. */
export function MemberRow(props: { entry: LeaderboardEntry; canManage: boolean; onRemove: () => void }) {
  const { entry, canManage, onRemove } = props;
  const { rank, role, points, streak, weeklyLessons, isCurrentUser, isFounder } = entry;
  const name = shownNameOf(entry);
  return (
    <li
      aria-current={isCurrentUser || undefined}
      className={`grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-2 gap-y-1.5 rounded-button border-2 px-2.5 py-2 page-sm:gap-x-3 page-sm:gap-y-0 page-sm:px-3 ${canManage ? 'page-sm:grid-cols-[auto_auto_1fr_auto_2.375rem]' : ''} ${isCurrentUser ? 'border-glow-edge bg-glow-tint' : `bg-card ${edgeOf(rank)}`}`}
    >
      <Place rank={rank} />
      <MemberPicture name={name} picture={entry.profileImageUrl} />
      <p className="font-display text-lg leading-tight font-medium [overflow-wrap:anywhere] @max-[19em]/page:col-span-full @max-[19em]/page:row-start-2 page-sm:self-end">
        <bdi>{name}</bdi>{' '}
        {isCurrentUser && (
          <span className="mr-1 inline-block rounded-full bg-ink px-2 py-0.5 text-base leading-tight text-card">
            You
          </span>
        )}
        <span className="font-body text-base font-normal text-soft">{ROLES[role]}</span>
        {isFounder && (
          <>
            {' '}
            <span className="ml-1 inline-block rounded-full border-2 border-line-strong px-2 font-body text-base leading-tight font-normal">
              Founder
            </span>
          </>
        )}
      </p>
      <div className="col-span-full row-start-2 flex flex-wrap items-center gap-x-3.5 @max-[19em]/page:row-start-3 page-sm:contents">
        <p className="leading-snug whitespace-nowrap tabular-nums page-sm:col-start-4 page-sm:row-start-1 page-sm:self-end page-sm:leading-tight">
          <span className="font-display text-lg leading-tight font-semibold page-sm:text-xl">
            {points.toLocaleString('en')}
          </span>{' '}
          <span className="text-base text-soft">{points === 1 ? 'point' : 'points'}</span>
        </p>
        <p className="contents flex-wrap gap-x-3.5 text-base leading-snug page-sm:col-span-2 page-sm:col-start-3 page-sm:row-start-2 page-sm:flex page-sm:self-start">
          <span className="inline-flex items-center gap-1">
            <Lantern lit={streak > 0} className="size-5 shrink-0" />
            {streak}-day streak
          </span>{' '}
          <span className="inline-flex items-center gap-1.5">
            <BookOpen aria-hidden className="size-4.5 shrink-0 text-soft" />
            {weeklyLessons} {weeklyLessons === 1 ? 'lesson' : 'lessons'} this week
          </span>
        </p>
      </div>
      {canManage && !isCurrentUser && <RemoveButton name={name} bar={entry.removalBar} onRemove={onRemove} />}
    </li>
  );
}

/** @param props.bar why this member cannot be removed, in a sentence: it is told to who presses all the same */
function RemoveButton(props: { name: string; bar: string | null; onRemove: () => void }) {
  const { name, bar, onRemove } = props;
  return (
    <Tooltip text={bar ?? `Remove ${name}`}>
      <button
        type="button"
        aria-label={bar === null ? `Remove ${name}` : `Remove ${name}: ${bar}`}
        aria-disabled={bar !== null || undefined}
        onClick={bar === null ? onRemove : () => toast('Not Possible', bar)}
        className="col-start-4 -mr-1.5 grid size-11 place-items-center rounded-full text-soft hover:bg-paper hover:text-ink aria-disabled:opacity-55 row-start-1 page-sm:col-start-5 page-sm:row-span-2"
      >
        <UserMinus aria-hidden className="size-5" />
      </button>
    </Tooltip>
  );
}

const edgeOf = (rank: number) => (isMedalRank(rank) ? MEDAL_EDGES[rank] : 'border-line');

function Place({ rank }: { rank: number }) {
  if (isMedalRank(rank)) return <Medal rank={rank} className="size-9 page-sm:row-span-2 page-sm:size-10" />;
  return (
    <p className="grid size-9 place-items-center page-sm:size-10 page-sm:row-span-2 font-display text-xl font-medium text-soft tabular-nums">
      <span className="sr-only">Rank </span>
      {rank}
    </p>
  );
}
