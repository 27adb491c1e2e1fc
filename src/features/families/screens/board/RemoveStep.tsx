import { call } from '../../../../kit/call.ts';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { removeMember, type LeaderboardEntry } from '../../contract.ts';
import { shownNameOf } from '../../rules/leaderboard-words.ts';
import { useFamilyAct } from '../useFamilyAct.ts';
import { ConfirmStep } from './ConfirmStep.tsx';

/** Says what removing somebody changes. */
export function RemoveStep({ member, onBack }: { member: LeaderboardEntry; onBack: () => void }) {
  const removing = useFamilyAct({
    send: () => call(removeMember, { params: { id: member.id } }),
    found: (now) =>
      now.family && now.leaderboard.some(({ id }) => id === member.id)
        ? null
        : { message: `${shownNameOf(member)} is no longer in your family.` },
    failure: 'Failed to remove member',
    onDone: ({ message }) => toast('Member Removed', message),
    onShown: onBack,
  });
  return (
    <ConfirmStep
      title={
        <>
          Remove <bdi>{shownNameOf(member)}</bdi>?
        </>
      }
      yes={removing.isBusy ? 'Removing...' : 'Yes, remove'}
      no="Cancel"
      isBusy={removing.isBusy}
      error={removing.error}
      onYes={() => removing.send(undefined)}
      onNo={onBack}
    >
      <p>Their points, badges and streak stay theirs. They come back only with the new invite code.</p>
      <p>The family gets a new code: the one they know stops working.</p>
    </ConfirmStep>
  );
}
