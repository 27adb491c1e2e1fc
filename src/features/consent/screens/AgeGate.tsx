import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ageOn, dayIn, type Day } from '../../../base/day.ts';
import { call, CallError, sentenceOf, ownTimeZone } from '../../../kit/call.ts';
import { callQuery } from '../../../kit/query.ts';
import { Loading } from '../../../kit/ui/states.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { paths } from '../../../paths.ts';
import { completeRegistration, pendingUser } from '../contract.ts';
import { birthDateToSend, gateStepOf } from '../rules/gate-step.ts';
import { BirthdayForm } from './BirthdayForm.tsx';
import { GateFailed } from './GateFailed.tsx';
import { ParentStep } from './ParentStep.tsx';
import { WaitingForParent } from './WaitingForParent.tsx';

const ONE_MINUTE = 60_000;

/**
 * What stands before the product until the birthday is known, and a parent's word where it is needed.
 *
 * @param isBarred the session says that a parent's yes is missing
 */
export function AgeGate({ isBarred = false }: { isBarred?: boolean }) {
  const pending = useQuery({ ...callQuery(pendingUser), staleTime: ONE_MINUTE });
  const [chosen, setChosen] = useState<'birthday' | 'parent'>();
  const [birthDate, setBirthDate] = useState<Day>('');
  const [refused, setRefused] = useState<readonly Day[]>([]);
  const registration = useMutation({
    mutationFn: ({ userId, day, consentAge }: { userId: string; day: Day; consentAge: number }) => {
      // The server works the age out for itself.
      const isUnder13 = ageOn(day, today()) < consentAge;
      return call(completeRegistration, {
        body: { userId, birthDate: day, isUnder13, parentEmail: '', parentalConsentGranted: !isUnder13 },
      });
    },
    onSuccess: () => location.assign(paths.home),
    onError: (error, { day }) => {
      if (error instanceof CallError && error.details['needsParentalConsent']) {
        setRefused((days) => [...days, day]);
        return setChosen('parent');
      }
      // Another tab was faster: the start page knows what comes next.
      if (error instanceof CallError && error.status === 409) return location.assign(paths.home);
      const text = sentenceOf(error) ?? 'Could not complete registration. Please try again.';
      toast('Registration Failed', text, 'problem');
    },
  });

  if (pending.isPending) return <Loading />;
  const known = pending.data;
  const standing = known ? gateStepOf(known, isBarred) : undefined;
  if (standing === 'waiting' || (!known && isBarred)) {
    return <WaitingForParent pending={known} takesFocus={chosen !== undefined} />;
  }
  if (!known) return <GateFailed error={pending.error} onRetry={() => void pending.refetch()} />;
  if ((chosen ?? standing) === 'parent') {
    return (
      <ParentStep
        userInfo={known.userInfo}
        birthDate={birthDateToSend(refused, known.needsParent)}
        takesFocus={chosen !== undefined}
        onBack={() => setChosen('birthday')}
      />
    );
  }
  return (
    <BirthdayForm
      firstName={known.userInfo.firstName}
      given={birthDate}
      today={today()}
      isBusy={registration.isPending || registration.isSuccess}
      error={registration.error}
      hasReturned={chosen !== undefined}
      wasUnanswered={known.consent === 'expired'}
      onGive={(day) => {
        setBirthDate(day);
        registration.mutate({ userId: known.userInfo.id, day, consentAge: known.consentAge });
      }}
    />
  );
}

function today(): Day {
  return dayIn(new Date(), ownTimeZone());
}
