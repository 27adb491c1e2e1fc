import { useState, type SubmitEvent } from 'react';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { Field } from '../../families/screens/Field.tsx';
import { useFamilyAct } from '../../families/screens/useFamilyAct.ts';
import { joinWithReferral } from '../contract.ts';
import { PREMIUM_DAYS } from '../rules/referral.ts';
import { typedCode } from '../rules/typed-code.ts';

const FIELDS = ['name', 'referralCode'];

/** The name of the new family and the code that it starts with. */
export function UseCodeForm({ onJoined }: { onJoined: () => void }) {
  const [name, setName] = useState('');
  const [referralCode, setReferralCode] = useState('');
  const joining = useFamilyAct({
    send: () => call(joinWithReferral, { body: { name: name.trim(), referralCode: referralCode.trim() } }),
    found: ({ family }) => family && { family, inviteCode: family.inviteCode, premiumDays: PREMIUM_DAYS },
    failure: 'Failed to use referral code',
    onDone: ({ premiumDays }) => {
      toast('🎉 Welcome to Premium!', `Both families now have ${premiumDays} days of premium access!`);
      onJoined();
    },
  });
  const { isBusy, problem, error } = joining;
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const isFilledIn = name.trim() !== '' && referralCode.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    joining.send(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>
        A friend gave you a code? Start your own family with it: theirs and yours both get {PREMIUM_DAYS} days
        of premium.
      </p>
      <Field
        isRequired
        name="name"
        label="Family name"
        value={name}
        problem={problemOf('name')}
        onChange={(typed) => {
          setName(typed);
          joining.forgetProblem();
        }}
      />
      <Field
        isRequired
        name="referralCode"
        label="Referral code"
        placeholder="BRIGHT-…"
        codeOf={typedCode}
        value={referralCode}
        problem={problemOf('referralCode')}
        onChange={(typed) => {
          setReferralCode(typed);
          joining.forgetProblem();
        }}
      />
      <ActFailed error={problem && FIELDS.includes(problem.field) ? undefined : error} className="" />
      <Button
        type="submit"
        look="glow"
        disabled={!isFilledIn}
        isBusy={isBusy}
        isTight
        className="max-sm:text-base"
      >
        Create Family &amp; Get Premium
      </Button>
    </form>
  );
}
