import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { closeAccount } from '../../contract.ts';
import { call, sentenceOf } from '../../../../kit/call.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { paths } from '../../../../paths.ts';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Says what closing means, asks once more, and does it. Afterwards nothing behind the dialog is one's own. */
export function CloseAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const closing = useMutation({
    mutationFn: () => call(closeAccount),
    onSuccess: ({ message }) => toast('Account Closed', message),
    onError: (error) =>
      toast('Could not close the account', sentenceOf(error) ?? 'Please try again.', 'problem'),
  });
  const leave = () => {
    // A page of its own: what this one still holds belongs to someone who is signed out.
    if (closing.data) location.assign(paths.home);
    else onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={closing.data ? 'Your account is closed' : 'Close your account?'}
    >
      {closing.data ? (
        <Closed deletedOn={closing.data.deletedOn} onLeave={leave} />
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
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:justify-between">
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

function Closed({ deletedOn, onLeave }: { deletedOn: string; onLeave: () => void }) {
  const wayOut = useRef<HTMLButtonElement>(null);
  // The pressed button has gone.
  useEffect(() => wayOut.current?.focus(), []);
  return (
    <>
      <p id="closed-words">
        You are signed out everywhere. If you do not sign in again before{' '}
        <strong>{DATE.format(new Date(deletedOn))}</strong>, all of it is deleted. Thank you for learning
        here.
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
