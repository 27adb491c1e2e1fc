import { call } from '../../../../kit/call.ts';
import { useCall } from '../../../../kit/query.ts';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { leaveFamily, premiumStatus, type FamilySummary } from '../../contract.ts';
import { useFamilyAct } from '../useFamilyAct.ts';
import { ConfirmStep } from './ConfirmStep.tsx';

/** Says what leaving changes and what it does not. */
export function LeaveStep(props: { summary: FamilySummary; onLeft: () => void; onBack: () => void }) {
  const { summary, onLeft, onBack } = props;
  const { data: premium } = useCall(premiumStatus);
  const isLast = summary.totalMembers === 1;
  const { isFounder, next } = founderWords(summary);
  const leaving = useFamilyAct({
    send: () => call(leaveFamily),
    found: ({ family }) => (family ? null : { message: '' }),
    failure: 'Failed to leave family',
    onDone: () => {
      toast('Left Family', 'You have left your family group');
      onLeft();
    },
  });
  return (
    <ConfirmStep
      title={
        <>
          Leave <bdi>{summary.family.name}</bdi>?
        </>
      }
      yes={leaving.isBusy ? 'Leaving...' : 'Yes, leave'}
      no="Stay"
      isBusy={leaving.isBusy}
      error={leaving.error}
      onYes={() => leaving.send(undefined)}
      onNo={onBack}
    >
      <p>Your points, badges and streak stay yours.</p>
      {isFounder && !isLast && <p>You are the founder: {next} who has been here longest takes your place.</p>}
      <p>
        {isLast
          ? 'You are the last one in it, so the family will be gone for good.'
          : 'To come back, you need the invite code.'}
        {premium?.isPremium && (isLast ? ' Its premium goes with it.' : ' Premium stays with the family.')}
      </p>
    </ConfirmStep>
  );
}

/** Whether one is the founder, and of whom the next one is chosen. */
function founderWords({ leaderboard }: FamilySummary) {
  const isGrownUpLeft = leaderboard.some(({ role, isCurrentUser }) => role === 'parent' && !isCurrentUser);
  return {
    isFounder: leaderboard.some(({ isCurrentUser, isFounder }) => isCurrentUser && isFounder),
    next: isGrownUpLeft ? 'the grown-up' : 'the member',
  };
}
