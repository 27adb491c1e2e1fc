import { useMutation, useQuery } from '@tanstack/react-query';
import { call, CallError } from '../../../kit/call.ts';
import { callQuery } from '../../../kit/query.ts';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { dismissToast, toast } from '../../../kit/ui/toasts.tsx';
import { consentRequest, respondConsent } from '../contract.ts';
import { ConsentLetter } from './ConsentLetter.tsx';
import { ConsentDenied, ConsentGranted } from './ConsentOutcome.tsx';
import { LetterFrame } from './LetterFrame.tsx';
import { RequestNotFound } from './RequestNotFound.tsx';

/** What a parent sees who opened the mailed link. Looking changes nothing; one press of a button answers. */
export function ConsentResponse({ token }: { token: string }) {
  // Not kept beyond this screen: who comes back to it is told how the request stands then.
  const asked = useQuery({ ...callQuery(consentRequest, { params: { consentToken: token } }), gcTime: 0 });
  const answer = useMutation({
    mutationFn: (granted: boolean) => call(respondConsent, { body: { token, granted } }),
    // What is said of an earlier try may be untrue by now.
    onMutate: dismissToast,
    onError: (error) => {
      if (isGone(error)) return;
      toast('Error', 'There was a problem processing your response. Please try again.', 'problem');
    },
  });

  if (asked.isPending) {
    return (
      <LetterFrame title="A letter for you" isTitleHidden>
        <Loading />
      </LetterFrame>
    );
  }
  if (isGone(asked.error) || isGone(answer.error)) return <RequestNotFound />;
  if (!asked.data) {
    return (
      <LetterFrame title="A letter for you" isTitleHidden>
        <Failed
          title="We could not open the letter"
          text="The request itself is safe."
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      </LetterFrame>
    );
  }
  const { childFirstName } = asked.data;
  if (answer.data?.granted) return <ConsentGranted childFirstName={childFirstName} />;
  if (answer.data) return <ConsentDenied childFirstName={childFirstName} />;
  return (
    <ConsentLetter
      asked={asked.data}
      isBusy={answer.isPending}
      error={answer.error}
      onAnswer={answer.mutate}
    />
  );
}

/** Unknown, answered or run out; anything else may pass with another try. */
function isGone(error: Error | null): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}
