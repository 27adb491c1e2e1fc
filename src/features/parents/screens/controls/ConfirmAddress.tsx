import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallError, sentenceOf } from '../../../../kit/call.ts';
import { useMailedToken } from '../../../../kit/mailed-token.ts';
import { refresh } from '../../../../kit/query.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { confirmAddress, linkedChildren } from '../../contract.ts';
import { AddressCard } from './AddressCard.tsx';
import { AskForLink } from './AskForLink.tsx';

/**
 * How a grown-up proves the address under which a child may have named a parent: asks for a link, and on coming back
 * by it (`?confirm=`) says so with a press. Opening the link alone does nothing.
 */
export function ConfirmAddress() {
  const { token, forget } = useMailedToken('confirm');
  const [wasSpent, setWasSpent] = useState(false);
  const confirming = useMutation({
    mutationFn: (token: string) => call(confirmAddress, { body: { token } }),
    onSuccess: ({ message }) => {
      toast('Address confirmed', message);
      forget();
      void refresh(linkedChildren.path);
    },
    onError: (error) => {
      const isSpent = error instanceof CallError && error.details['code'] === 'link_spent';
      toast('Could not confirm your address', sentenceOf(error) ?? 'Please try again.', 'problem');
      if (!isSpent) return;
      setWasSpent(true);
      forget();
    },
  });

  if (confirming.data) {
    return (
      <AddressCard key="confirmed" title="Your address is confirmed" takesFocus>
        <p>{confirming.data.message}</p>
      </AddressCard>
    );
  }
  if (token === undefined) return <AskForLink wasSpent={wasSpent} />;
  return (
    <AddressCard title="One press and it is done">
      <p>Your link has brought you here. With this press you say that the address is yours.</p>
      <Button
        look="glow"
        isBusy={confirming.isPending}
        onClick={() => confirming.mutate(token)}
        className="mt-4 w-full sm:w-auto"
      >
        Confirm my address
      </Button>
      <ActFailed error={confirming.error} />
    </AddressCard>
  );
}
