import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { closeAccount } from '../../contract.ts';
import { call, sentenceOf } from '../../../../kit/call.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { isUnreached, problemOf } from '../../../../kit/problem.ts';
import { dismissToast, toast } from '../../../../kit/ui/toasts.tsx';
import { paths } from '../../../../paths.ts';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Says what closing means, asks once more, and does it. Afterwards nothing behind the dialog is one's own. */
export function CloseAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [wasLost, setWasLost] = useState(false);
  const closing = useMutation({
    mutationFn: () => call(closeAccount),
    onSuccess: ({ message }) => toast('Account Closed', message),
    onMutate: dismissToast,
    onError: (error) => {
      if (seemsDone(error)) return;
      setWasLost(isUnreached(error));
      toast('Could not close the account', sentenceOf(error) ?? 'Please try again.', 'problem');
    },
  });
  // Closing signs out: who is signed out right after a try whose answer was lost has closed it, in all likelihood.
  const seemsDone = (error: unknown) => wasLost && problemOf(error).kind === 'signed_out';
  const isOver = closing.isSuccess || seemsDone(closing.error);
  const leave = () => {
    // A page of its own: what this one still holds belongs to someone who is signed out.
    if (isOver) location.assign(paths.home);
    else onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={
        closing.isSuccess ? 'Your account is closed' : isOver ? 'You are signed out' : 'Close your account?'
      }
    >
      {isOver ? (
        <Closed deletedOn={closing.data?.deletedOn} onLeave={leave} />
      ) : (
        <Confirmation
          isBusy={closing.isPending}
          error={closing.error}
          onCancel={leave}
          onConfirm={() => closing.mutate()}
        />
      )}
    </Dialog>
  );
}

/** Begins anew, without its tick, each time the dialog opens. */
function Confirmation(props: {
  isBusy: boolean;
  error: unknown;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { isBusy, error, onCancel, onConfirm } = props;
  const [isSure, setIsSure] = useState(false);
  return (
    <>
      <ul className="list-disc space-y-1.5 pl-5">
        <li>You are signed out on every device, at once.</li>
        <li>After 30 days lessons, answers, essays, points and badges are deleted for good.</li>
        <li>Sign in before then, and everything stays.</li>
      </ul>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 rounded-button border-2 border-line-strong px-4 py-2.5">
        <input
          type="checkbox"
          checked={isSure}
          disabled={isBusy}
          onChange={(event) => setIsSure(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-ink"
        />
        I want to close my account.
      </label>
      <ActFailed error={error} />
      <div className="mt-5 flex flex-col gap-3 page-sm:flex-row page-sm:justify-between">
        <Button
          disabled={!isSure}
          isBusy={isBusy}
          onClick={onConfirm}
          className="[--ink:var(--think)] [--line:var(--think)]"
        >
          {isBusy ? 'Closing...' : 'Close my account'}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function Closed({ deletedOn, onLeave }: { deletedOn: string | undefined; onLeave: () => void }) {
  const wayOut = useRef<HTMLButtonElement>(null);
  // The pressed button has gone.
  useEffect(() => wayOut.current?.focus(), []);
  return (
    <>
      <p id="closed-words">
        {deletedOn ? (
          <>
            You are signed out everywhere. If you do not sign in again before{' '}
            <strong>{DATE.format(new Date(deletedOn))}</strong>, all of it is deleted. Thank you for learning
            here.
          </>
        ) : (
          'Our answer to your first try was lost on its way: it has most likely closed your account. Sign in within 30 days only if you want to keep it.'
        )}
      </p>
      <Button
        ref={wayOut}
        look="glow"
        aria-describedby="closed-words"
        onClick={onLeave}
        className="mt-5 w-full"
      >
        Go to the start page
      </Button>
    </>
  );
}
