import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { handOnFamily, type LeaderboardEntry } from '../../contract.ts';
import { shownNameOf } from '../../rules/leaderboard-words.ts';
import { StepBody } from '../StepBody.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { useFamilyAct } from '../useFamilyAct.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { MemberPicture } from './MemberPicture.tsx';

/** Which grown-up is to be the founder from now on. */
export function ChooseFounder(props: {
  grownUps: readonly LeaderboardEntry[];
  onChosen: (member: LeaderboardEntry) => void;
  onBack: () => void;
}) {
  const { grownUps, onChosen, onBack } = props;
  return (
    <StepBody>
      <StepHeading takesFocus>Who is to be the founder?</StepHeading>
      <p className="mt-2">Choose one of the grown-ups of your family. Nothing changes yet.</p>
      <ul className="mt-4 flex flex-col gap-2">
        {grownUps.map((member) => {
          const name = shownNameOf(member);
          return (
            <li key={member.id}>
              <Button onClick={() => onChosen(member)} className="w-full justify-start text-left">
                <MemberPicture name={name} picture={member.profileImageUrl} />
                <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="mt-6 flex flex-col sm:flex-row sm:justify-end">
        <Button look="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </StepBody>
  );
}

/** Says what handing the family on changes. */
export function FounderStep({ member, onBack }: { member: LeaderboardEntry; onBack: () => void }) {
  const name = shownNameOf(member);
  const handing = useFamilyAct({
    send: () => call(handOnFamily, { body: { memberId: member.id } }),
    found: (now) =>
      now.family && now.leaderboard.some(({ id, isFounder }) => id === member.id && isFounder)
        ? { message: `${name} is the founder of the family now.` }
        : null,
    failure: 'Failed to change the founder',
    onDone: ({ message }) => toast('Founder Changed', message),
    onShown: onBack,
  });
  return (
    <ConfirmStep
      title={
        <>
          Make <bdi>{name}</bdi> the founder?
        </>
      }
      yes={handing.isBusy ? 'Changing...' : 'Yes, hand it on'}
      no="Cancel"
      isBusy={handing.isBusy}
      error={handing.error}
      onYes={() => handing.send(undefined)}
      onNo={onBack}
    >
      <p>
        Only the founder can remove a grown-up, and nobody can remove the founder. You stay in the family, as
        a member like the others.
      </p>
      <p>
        You cannot take it back: only <bdi>{name}</bdi> can make you the founder again.
      </p>
    </ConfirmStep>
  );
}
