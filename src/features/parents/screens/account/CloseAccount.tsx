import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { closeAccount } from '../../contract.ts';
import { call, sentenceOf } from '../../../../kit/call.ts';
import { goHome } from '../../../../kit/leave-soon.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { isUnreached, problemOf } from '../../../../kit/problem.ts';
import { dismissToast, toast } from '../../../../kit/ui/toasts.tsx';
import { doubtClosing, refreshSession } from '../../../accounts/screens/session.ts';
import { ClosedUntil } from './Closed.tsx';

/** Says what closing means, asks once more, and does it. Afterwards nothing behind the dialog is one's own. */
export function CloseAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const closing = useMutation({
    mutationFn: async () => {
      try {
        return await call(closeAccount);
      } catch (error) {
        if (isUnreached(error)) doubtClosing();
        // Closing signs out: an earlier try may have done it (PerhapsClosed).
        if (problemOf(error).kind === 'signed_out') await refreshSession();
        throw error;
      }
    },
    onSuccess: ({ message }) => toast('Account Closed', message),
    onMutate: dismissToast,
    onError: (error) => {
      if (problemOf(error).kind === 'signed_out') return;
      toast('Could not close the account', sentenceOf(error) ?? 'Please try again.', 'problem');
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      // A page of its own: what this one still holds belongs to someone who is signed out.
      onClose={closing.isSuccess ? goHome : onClose}
      title={closing.isSuccess ? 'Your account is closed' : 'Close your account?'}
    >
      {closing.isSuccess ? (
        <ClosedUntil deletedOn={closing.data.deletedOn} />
      ) : (
        <Confirmation
          isBusy={closing.isPending}
          error={closing.error}
          onCancel={onClose}
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
