import { useState, type SubmitEvent } from 'react';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { createFamily } from '../../contract.ts';
import { useFamilyAct } from '../useFamilyAct.ts';
import { Field } from '../Field.tsx';

/** Names a new family. */
export function CreateForm({ onBack, onMoved }: { onBack: () => void; onMoved: () => void }) {
  const [name, setName] = useState('');
  const creating = useFamilyAct({
    send: () => call(createFamily, { body: { name } }),
    found: ({ family }) => family && { family, inviteCode: family.inviteCode },
    failure: 'Failed to create family',
    onDone: ({ family, inviteCode }) => {
      toast('Family Created! 🎉', `${family.name} is ready. Invite code: ${inviteCode}`);
      onMoved();
    },
  });
  const { isBusy, problem, error } = creating;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    creating.send(undefined);
  };
  return (
    <form noValidate onSubmit={submit}>
      <h3 className="text-xl">Create Family</h3>
      <div className="mt-4">
        <Field
          name="name"
          label="Family name"
          hint="Everyone in the family sees it. Up to 40 letters."
          takesFocus
          isRequired
          value={name}
          problem={problem?.field === 'name' ? problem.text : undefined}
          onChange={(value) => {
            setName(value);
            creating.forgetProblem();
          }}
        />
      </div>
      <ActFailed error={problem?.field === 'name' ? undefined : error} />
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-between">
        <Button type="submit" look="glow" disabled={!name.trim()} isBusy={isBusy}>
          {isBusy ? 'Creating...' : 'Create Family'}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
