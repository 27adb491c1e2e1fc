import { useState, type SubmitEvent } from 'react';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { useUser } from '../../../accounts/screens/session.ts';
import { joinFamily } from '../../contract.ts';
import { useFamilyAct } from '../useFamilyAct.ts';
import { Field } from '../Field.tsx';

const FIELDS = ['inviteCode', 'nickname'];

/** Opens a family with its code, under a name of one's own choice. */
export function JoinForm({ onBack, onMoved }: { onBack: () => void; onMoved: () => void }) {
  const { firstName } = useUser();
  const [inviteCode, setInviteCode] = useState('');
  const [nickname, setNickname] = useState('');
  const joining = useFamilyAct({
    send: () => call(joinFamily, { body: { inviteCode, nickname: nickname.trim() ? nickname : null } }),
    found: ({ family }) => family && { family },
    failure: 'Failed to join family',
    onDone: ({ family }) => {
      toast('Welcome to the Family! 🎉', `You are in ${family.name} now.`);
      onMoved();
    },
  });
  const { isBusy, problem, error } = joining;
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    joining.send(undefined);
  };
  return (
    <form noValidate onSubmit={submit}>
      <h3 className="text-xl">Join Family</h3>
      <div className="mt-4 flex flex-col gap-5">
        <Field
          name="inviteCode"
          label="Invite code"
          hint="Six letters and numbers. Somebody in the family has it."
          placeholder="ABC234"
          takesFocus
          isRequired
          codeOf={(typed) => typed.toUpperCase()}
          value={inviteCode}
          problem={problemOf('inviteCode')}
          onChange={(value) => {
            setInviteCode(value);
            joining.forgetProblem();
          }}
        />
        <Field
          name="nickname"
          label="Nickname"
          hint="If you like. Without one, they see your first name."
          placeholder={firstName}
          value={nickname}
          problem={problemOf('nickname')}
          onChange={(value) => {
            setNickname(value);
            joining.forgetProblem();
          }}
        />
      </div>
      <ActFailed error={problem && FIELDS.includes(problem.field) ? undefined : error} />
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-between">
        <Button type="submit" look="glow" disabled={!inviteCode.trim()} isBusy={isBusy}>
          {isBusy ? 'Joining...' : 'Join Family'}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
