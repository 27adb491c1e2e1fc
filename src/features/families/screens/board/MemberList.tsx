import { Glim } from '../../../../kit/glim/Glim.tsx';
import type { FamilySummary, LeaderboardEntry } from '../../contract.ts';
import { hiddenWords } from '../../rules/leaderboard-words.ts';
import { MemberRow } from './MemberRow.tsx';

const FEW = 3;

/** Everyone by rank; or why there is no board, or nobody else on it yet. */
export function MemberList(props: { summary: FamilySummary; onRemove: (member: LeaderboardEntry) => void }) {
  const { summary, onRemove } = props;
  const { leaderboard, totalMembers, userRank, canManage } = summary;
  if (userRank === null)
    return (
      <Word pose="sleeping" title="A parent has switched the family leaderboard off.">
        You are still in the family, and everything you learn counts.
      </Word>
    );
  const hidden = hiddenWords(totalMembers, leaderboard.length);
  return (
    <div
      role="region"
      aria-label="Members by rank"
      // Where it scrolls, the keyboard has to get there.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // However little room the letters leave it: a few members are seen whole, of many some at once.
      className={`-mx-2 px-2 sm:[@media(min-height:44rem)]:-my-1 sm:[@media(min-height:44rem)]:overflow-y-auto sm:[@media(min-height:44rem)]:py-1 ${leaderboard.length > FEW ? 'sm:[@media(min-height:44rem)]:min-h-64' : 'shrink-0'}`}
    >
      <ol className="flex flex-col gap-2">
        {leaderboard.map((entry) => (
          <MemberRow
            key={entry.id}
            entry={entry}
            canManage={canManage && leaderboard.length > 1}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ol>
      {hidden && <p className="mt-2 text-base text-soft">{hidden}</p>}
      {totalMembers === 1 && (
        <Word pose="waving" title="Just you so far!">
          Give the invite code to your brother, sister or parent. They choose Join Family and type it in.
        </Word>
      )}
    </div>
  );
}

function Word(props: { pose: 'waving' | 'sleeping'; title: string; children: string }) {
  const { pose, title, children } = props;
  return (
    <div className="mt-2 flex flex-col items-center gap-x-4 gap-y-2 text-center sm:flex-row sm:text-left">
      <Glim pose={pose} className="w-20 shrink-0 sm:w-24" />
      <div>
        <p className="font-display text-lg leading-tight font-medium text-balance">{title}</p>
        <p className="mt-1 text-base text-balance text-soft">{children}</p>
      </div>
    </div>
  );
}
