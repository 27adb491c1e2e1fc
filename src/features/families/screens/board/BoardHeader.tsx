import { useCall } from '../../../../kit/query.ts';
import { premiumStatus, type FamilySummary } from '../../contract.ts';
import { memberWords, placeWords } from '../../rules/leaderboard-words.ts';
import { StepHeading } from '../StepHeading.tsx';
import { usePremiumDay } from '../usePremiumDay.ts';

/** Whose family it is, how many belong to it, and where one stands. */
export function BoardHeader({ summary, takesFocus }: { summary: FamilySummary; takesFocus: boolean }) {
  const { family, totalMembers, userRank } = summary;
  const { data: premium } = useCall(premiumStatus);
  const lastDay = usePremiumDay(premium?.premiumEndDate);
  return (
    <div className="grid shrink-0 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5">
      <StepHeading takesFocus={takesFocus} className="col-span-2 text-xl page-sm:col-span-1 page-sm:self-end">
        <bdi>{family.name}</bdi>
      </StepHeading>
      <div className="contents gap-x-4 text-base text-soft page-sm:col-start-1 page-sm:flex page-sm:flex-wrap page-sm:self-start">
        <p>{memberWords(totalMembers)}</p>
        {lastDay && (
          <p className="col-span-2 row-start-3 flex items-center gap-2">
            <span aria-hidden className="size-3 shrink-0 rounded-full border-2 border-glow-edge bg-glow" />
            Premium until {lastDay}
          </p>
        )}
      </div>
      {userRank !== null && (
        <p className="col-start-2 row-start-2 flex items-baseline gap-2 rounded-button bg-glow-tint big-text:col-span-2 big-text:col-start-1 big-text:row-start-auto big-text:justify-self-start px-3 py-1 text-center text-base leading-tight page-sm:row-span-2 page-sm:row-start-1 page-sm:block page-sm:py-1.5">
          Your rank{' '}
          <span className="font-display text-2xl leading-tight font-semibold page-sm:block">
            {placeWords(userRank)}
          </span>
        </p>
      )}
    </div>
  );
}
