import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { call, CallError, sentenceOf } from '../../../kit/call.ts';
import { refresh } from '../../../kit/query.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { myFamily } from '../../families/contract.ts';
import { joinWithReferral } from '../contract.ts';
import { PREMIUM_DAYS } from '../rules/referral.ts';
import { typedCode } from '../rules/typed-code.ts';
import { Field } from './Field.tsx';
import { refreshFamily } from '../../families/screens/refresh-family.ts';

const FALLBACK = 'Please check the connection and try again.';

/** The name of the new family and the code that it starts with. */
export function UseCodeForm({ onJoined }: { onJoined: () => void }) {
  const [name, setName] = useState('');
  const [referralCode, setReferralCode] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const joining = useMutation({
    mutationFn: () =>
      call(joinWithReferral, { body: { name: name.trim(), referralCode: referralCode.trim() } }),
    onSuccess: ({ premiumDays }) => {
      toast('🎉 Welcome to Premium!', `Both families now have ${premiumDays} days of premium access!`);
      // Not awaited: the dialog need not wait for the lists.
      void refreshFamily();
    },
    onError: (error) => {
      toast('Error', `Failed to use referral code: ${sentenceOf(error) ?? FALLBACK}`, 'problem');
      // A family founded in another tab, say: then there is nothing to fill in here.
      if (error instanceof CallError && error.status === 409) void refresh(myFamily.path);
    },
  });
  const problem = problemOf(joining.error);
  const { field } = problem;
  useEffect(() => {
    const refused = problemOf(joining.error).field;
    if (refused === 'name') nameField.current?.focus();
    if (refused === 'referralCode') codeField.current?.focus();
  }, [joining.error]);
  const isFilledIn = name.trim() !== '' && referralCode.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Only when this form is still there to be closed.
    joining.mutate(undefined, { onSuccess: onJoined });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>
        A friend gave you a code? Start your own family with it: theirs and yours both get {PREMIUM_DAYS} days
        of premium.
      </p>
      <Field
        ref={nameField}
        name="name"
        label="Family name"
        value={name}
        problem={field === 'name' ? problem.sentence : undefined}
        onChange={(typed) => {
          setName(typed);
          if (field === 'name') joining.reset();
        }}
      />
      <Field
        ref={codeField}
        name="referralCode"
        label="Referral code"
        placeholder="BRIGHT-…"
        codeOf={typedCode}
        value={referralCode}
        problem={field === 'referralCode' ? problem.sentence : undefined}
        onChange={(typed) => {
          setReferralCode(typed);
          if (field === 'referralCode') joining.reset();
        }}
      />
      {problem.sentence && !field && (
        <p className="rounded-button bg-think-tint px-4 py-3">{problem.sentence}</p>
      )}
      <Button
        type="submit"
        look="glow"
        disabled={!isFilledIn}
        isBusy={joining.isPending}
        className="px-3! max-sm:text-base"
      >
        Create Family &amp; Get Premium
      </Button>
    </form>
  );
}

/** What is wrong, and with which of the two fields where the server says so. */
function problemOf(error: Error | null): { sentence?: string; field?: 'name' | 'referralCode' } {
  if (!error) return {};
  const sentence = sentenceOf(error) ?? FALLBACK;
  const field = error instanceof CallError ? error.details['field'] : undefined;
  return field === 'name' || field === 'referralCode' ? { sentence, field } : { sentence };
}
