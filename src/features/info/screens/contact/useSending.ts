import { useMutation } from '@tanstack/react-query';
import { call, CallError, sentenceOf } from '../../../../kit/call.ts';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { sendMessage } from '../../contract.ts';
import { CONTACT_CATEGORIES } from '../../rules/contact.ts';
import { CONTACT_FIELDS, type Draft, type Problems } from '../../rules/message.ts';

const FAILED = 'Your message could not be sent just now. It is still here: please try again in a moment.';
const UNREACHED =
  'Your message could not be sent: we do not reach Brightling. It is still here. Please check that you are connected, then try again.';
const KEPT = 'What you wrote is still here.';

/** Sends a message. Tells what the server had against it, at its field where it names one. */
export function useSending() {
  const sending = useMutation({
    mutationFn: ({ category, ...draft }: Draft) =>
      call(sendMessage, {
        body: { ...draft, category: CONTACT_CATEGORIES.find((known) => known === category) ?? null },
      }),
    onSuccess: () =>
      toast('Message Sent!', "Thank you for contacting us. We'll get back to you within 24 hours."),
  });
  return { ...sending, ...refusalOf(sending.error) };
}

/** What is wrong with which field, or else with the sending as a whole. */
function refusalOf(error: Error | null): { atFields: Problems; atAll: string | undefined } {
  if (!error) return { atFields: {}, atAll: undefined };
  if (!(error instanceof CallError)) return { atFields: {}, atAll: UNREACHED };
  const field = CONTACT_FIELDS.find((name) => name === error.details['field']);
  if (field)
    return { atFields: { [field]: sentenceOf(error) ?? 'Please look at this again.' }, atAll: undefined };
  const said = error.status < 500 ? sentenceOf(error) : undefined;
  return { atFields: {}, atAll: said ? `${said} ${KEPT}` : FAILED };
}
