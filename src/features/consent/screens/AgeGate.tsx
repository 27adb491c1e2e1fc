import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ageOn, dayIn, type Day } from '../../../base/day.ts';
import { call, CallError } from '../../../kit/call.ts';
import { callQuery } from '../../../kit/query.ts';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { paths } from '../../../paths.ts';
import { completeRegistration, pendingUser } from '../contract.ts';
import { BirthdayForm } from './BirthdayForm.tsx';
import { ParentFirst } from './ParentFirst.tsx';

const ONE_MINUTE = 60_000;
/** What the browser expects; the server decides by its own setting. */
const CONSENT_AGE = 13;

/** What stands before the product until the birthday is known, and a parent's word where it is needed. */
export function AgeGate() {
  const pending = useQuery({ ...callQuery(pendingUser), staleTime: ONE_MINUTE });
  const [step, setStep] = useState<'birthday' | 'parent'>('birthday');
  const [birthDate, setBirthDate] = useState<Day>('');
  const [hasReturned, setHasReturned] = useState(false);
  const registration = useMutation({
    mutationFn: ({ userId, day }: { userId: string; day: Day }) => {
      const isUnder13 = ageOn(day, today()) < CONSENT_AGE;
      return call(completeRegistration, {
        body: { userId, birthDate: day, isUnder13, parentEmail: '', parentalConsentGranted: !isUnder13 },
      });
    },
    onSuccess: () => location.assign(paths.home),
    onError: (error) => {
      if (error instanceof CallError && error.details['needsParentalConsent']) return setStep('parent');
      const text = error instanceof CallError ? error.text : undefined;
      toast('Registration Failed', text ?? 'Could not complete registration. Please try again.', 'problem');
    },
  });

  if (pending.isPending) return <Loading />;
  if (!pending.data) {
    return (
      <main className="flex flex-1 flex-col justify-center px-4">
        <h1 className="sr-only">Your birthday</h1>
        <Failed
          title="We could not open this page"
          text="Please check that you are signed in and connected, then try again."
          onRetry={() => void pending.refetch()}
        />
      </main>
    );
  }
  const { id, firstName } = pending.data.userInfo;
  if (step === 'parent') {
    return (
      <ParentFirst
        onBack={() => {
          setHasReturned(true);
          setStep('birthday');
        }}
      />
    );
  }
  return (
    <BirthdayForm
      firstName={firstName}
      given={birthDate}
      today={today()}
      isBusy={registration.isPending || registration.isSuccess}
      hasReturned={hasReturned}
      onGive={(day) => {
        setBirthDate(day);
        registration.mutate({ userId: id, day });
      }}
    />
  );
}

function today(): Day {
  return dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
