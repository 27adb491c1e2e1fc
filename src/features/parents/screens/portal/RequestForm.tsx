import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { call, sentenceOf } from '../../../../kit/call.ts';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { NO_ADDRESS } from '../../../info/rules/contact.ts';
import { looksLikeAnAddress } from '../../../info/rules/message.ts';
import { requestAccess } from '../../contract.ts';
import type { PortalAction } from '../../rules/portal.ts';
import { ActionChoice } from './ActionChoice.tsx';
import { PortalHeading } from './PortalFrame.tsx';
import { RequestField } from './RequestField.tsx';

export type Request = { childId: string; parentEmail: string; action: PortalAction };

type RequestFormProps = {
  /** What was asked before, when the parent comes back to it. */
  given: Request;
  takesFocus: boolean;
  onSent: (request: Request) => void;
};

/** The start for a parent without a link: who, to which address, and what for. */
export function RequestForm({ given, takesFocus, onSent }: RequestFormProps) {
  const childField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const [request, setRequest] = useState(given);
  const [isChecked, setIsChecked] = useState(false);
  const childId = request.childId.trim();
  const parentEmail = request.parentEmail.trim();
  const asking = useMutation({
    mutationFn: (body: Request) => call(requestAccess, { body }),
    onSuccess: ({ message }, body) => {
      toast('Access Link Requested', message);
      onSent(body);
    },
    onError: (error) =>
      toast('Access Request Failed', sentenceOf(error) ?? 'Failed to request access token', 'problem'),
  });

  // The server's answer is the same to every address: that a slip mails nothing is told here or nowhere.
  const isAddress = looksLikeAnAddress(parentEmail);

  const emailProblem = parentEmail
    ? isAddress
      ? undefined
      : NO_ADDRESS
    : 'Please provide the parent email address.';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (childId && isAddress) return asking.mutate({ childId, parentEmail, action: request.action });
    setIsChecked(true);
    if (!childId || !parentEmail)
      toast('Missing Information', 'Please provide both child ID and parent email address.', 'problem');
    (childId ? emailField : childField).current?.focus();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 page-lg:grid-cols-[1fr_1.35fr]">
      <div>
        <Glim pose="lantern" className="mb-4 w-32 max-lg:hidden" />
        <PortalHeading takesFocus={takesFocus}>Your child's data is yours to see</PortalHeading>
        <p className="mt-3 max-w-prose">
          As a parent or guardian you can look at everything that Brightling keeps about your child, take it
          with you, change its privacy settings, or have it deleted. You need no account for that.
        </p>
        <ol className="mt-5 flex max-w-prose list-decimal flex-col gap-2 pl-[1.8em] text-soft marker:font-display marker:font-semibold">
          <li>Tell us who your child is and what you would like to do.</li>
          <li>We mail a link to the parent address that we have on file.</li>
          <li>The link works once, for 30 minutes.</li>
        </ol>
      </div>
      <Card>
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <RequestField
            ref={childField}
            name="childId"
            label="Child's user ID"
            hint="You find it in the mail that confirmed your consent."
            problem={isChecked && !childId ? 'Please provide the child ID.' : undefined}
            value={request.childId}
            onChange={(value) => setRequest({ ...request, childId: value })}
          />
          <RequestField
            ref={emailField}
            name="parentEmail"
            type="email"
            autoComplete="email"
            label="Parent email"
            hint="The address to which we wrote for your consent."
            problem={isChecked ? emailProblem : undefined}
            value={request.parentEmail}
            onChange={(value) => setRequest({ ...request, parentEmail: value })}
          />
          <ActionChoice chosen={request.action} onChoose={(action) => setRequest({ ...request, action })} />
          <ActFailed error={asking.error} className="" />
          <Button type="submit" look="glow" isBusy={asking.isPending}>
            {asking.isPending ? 'Asking for the link...' : 'Mail me the link'}
          </Button>
        </form>
      </Card>
    </div>
  );
}
