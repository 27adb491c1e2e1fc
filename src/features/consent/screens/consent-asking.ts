import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, CallError, sentenceOf } from '../../../kit/call.ts';
import { isUnreached } from '../../../kit/problem.ts';
import { callQuery, queryClient, refresh } from '../../../kit/query.ts';
import { toast } from '../../../kit/ui/toasts.tsx';
import type { Day } from '../../../base/day.ts';
import { refreshSession } from '../../accounts/screens/session.ts';
import { pendingUser, requestConsent, type PendingUser } from '../contract.ts';

const ON_ITS_WAY = 'Your letter is on its way. Tell your parent to look for it.';
/** Where no mail is sent. */
const WRITTEN = 'Your letter is written. Ask the grown-up who looks after this Brightling.';
const FALLBACK = 'Could not send consent request. Please try again.';

/**
 * Writes to a parent.
 *
 * @param birthDate where it was told on this page; the server remembers an earlier one
 */
export function useConsentAsking(
  { id, firstName, lastName, email }: PendingUser['userInfo'],
  birthDate: Day = '',
) {
  /** The deadline of the letter before the one whose answer was lost. */
  const beforeLost = useRef<PendingUser['expiresAt'] | undefined>(undefined);
  const asking = useMutation({
    mutationFn: async (parentEmail: string) => {
      // A second letter would put an end to the first, which may be on its way.
      const written =
        beforeLost.current === undefined ? null : await letterAfter(beforeLost.current, parentEmail);
      if (written) return written;
      const before = queryClient.getQueryData(callQuery(pendingUser).queryKey)?.expiresAt ?? null;
      const body = {
        userId: id,
        parentEmail,
        ...(birthDate ? { birthDate } : {}),
        childInfo: { firstName, lastName, email },
      };
      return call(requestConsent, { body }).catch((error: unknown) => {
        if (isUnreached(error)) beforeLost.current ??= before;
        throw error;
      });
    },
    onSuccess: ({ parentEmail, expiresAt }) => {
      const { queryKey } = callQuery(pendingUser);
      const isMailed = queryClient.getQueryData(queryKey)?.isMailed ?? true;
      toast('Request Sent', isMailed ? ON_ITS_WAY : WRITTEN);
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            hasExistingConsentRequest: true,
            existingRequestEmail: parentEmail,
            needsParent: true,
            consent: 'waiting' as const,
            expiresAt,
          },
      );
      beforeLost.current = undefined;
      void refreshSession();
    },
    onError: (error) => {
      toast('Request Failed', sentenceOf(error) ?? FALLBACK, 'problem');
      const isOutdated =
        error instanceof CallError && (error.status === 409 || error.details['field'] === 'birthDate');
      // Somebody answered meanwhile, or the time ran out: the page is to show how it stands now.
      if (isOutdated) void refreshSession().then(() => refresh(pendingUser.path));
    },
  });
  const isFieldAtFault = asking.error instanceof CallError && asking.error.details['field'] === 'parentEmail';
  return {
    send: asking.mutate,
    isBusy: asking.isPending,
    /** What is wrong with the address itself. */
    fieldProblem: isFieldAtFault ? sentenceOf(asking.error) : undefined,
    /** Why it could not be sent otherwise, for `ActFailed`. */
    problem: isFieldAtFault ? undefined : asking.error,
    forgetProblem: asking.reset,
  };
}

/** A letter to that address that was written after the one with that deadline, or null. */
async function letterAfter(deadline: PendingUser['expiresAt'], parentEmail: string) {
  const { existingRequestEmail, expiresAt } = await call(pendingUser);
  if (!existingRequestEmail || !expiresAt || expiresAt === deadline) return null;
  const isToThem = existingRequestEmail.toLowerCase() === parentEmail.trim().toLowerCase();
  return isToThem ? { parentEmail: existingRequestEmail, expiresAt } : null;
}
