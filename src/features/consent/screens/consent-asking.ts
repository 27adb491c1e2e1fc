import { useMutation } from '@tanstack/react-query';
import { call, CallError, sentenceOf } from '../../../kit/call.ts';
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
  const asking = useMutation({
    mutationFn: (parentEmail: string) =>
      call(requestConsent, {
        body: {
          userId: id,
          parentEmail,
          ...(birthDate ? { birthDate } : {}),
          childInfo: { firstName, lastName, email },
        },
      }),
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
