import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call, CallError, sentenceOf } from '../../../../kit/call.ts';
import { refresh } from '../../../../kit/query.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { useUser } from '../../../accounts/screens/session.ts';
import { askToConfirmAddress, linkedChildren } from '../../contract.ts';
import { AddressCard } from './AddressCard.tsx';

/** Why an address is to be proved, and the mail that does it. */
export function AskForLink({ wasSpent }: { wasSpent: boolean }) {
  const { email } = useUser();
  // Kept apart from the call, which forgets its last answer while it asks again.
  const [sent, setSent] = useState<z.infer<typeof askToConfirmAddress.reply>>();
  const asking = useMutation({
    mutationFn: () => call(askToConfirmAddress),
    onSuccess: (answer) => {
      toast(answer.isMailed ? 'Link sent' : 'Link written', answer.message);
      setSent(answer);
    },
    onError: (error) => {
      toast('Could not send the link', sentenceOf(error) ?? 'Please try again.', 'problem');
      // Perhaps it was proved meanwhile, in another tab.
      if (error instanceof CallError && error.status === 409) void refresh(linkedChildren.path);
    },
  });
  const send = () => asking.mutate();

  if (sent !== undefined) {
    return (
      <AddressCard
        key="sent"
        title={sent.isMailed ? 'Look into your mail' : 'Your link is written'}
        takesFocus
      >
        <p>{sent.message}</p>
        <Button look="quiet" isBusy={asking.isPending} onClick={send} className="-ml-5">
          {sent.isMailed ? 'Send it again' : 'Write it again'}
        </Button>
        <ActFailed error={asking.error} />
      </AddressCard>
    );
  }
  return (
    <AddressCard
      title={wasSpent ? 'This link no longer works' : 'Has a child named you as a parent?'}
      takesFocus={wasSpent}
    >
      {wasSpent && <p>It may be too old, or has done its work already. You can have a new one.</p>}
      <p>
        If a child gave <strong className="break-words">{email}</strong> as a parent&apos;s address, we can
        mail you a link that brings the two of you together. Then you see here how your child learns, and can
        set rules such as rest days.
      </p>
      <Button
        look={wasSpent ? 'plain' : 'glow'}
        isBusy={asking.isPending}
        onClick={send}
        className="mt-4 w-full sm:w-auto"
      >
        Send me the link
      </Button>
      <ActFailed error={asking.error} />
    </AddressCard>
  );
}
