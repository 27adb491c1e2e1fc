import { useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';

const WHAT_GOES = [
  'the profile, with points, badges and streak',
  'every lesson, answer, essay and photo',
  'family membership and shared pictures',
];

type DeleteDialogProps = {
  isOpen: boolean;
  /** Unknown where the mailed link was for the deletion alone. */
  firstName: string | undefined;
  isBusy: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** Says what goes, and lets nobody delete by a slip of the finger. */
export function DeleteDialog({ isOpen, firstName, isBusy, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={firstName ? `Delete ${firstName}'s account?` : "Delete your child's account?"}
    >
      <p>This goes at once:</p>
      <ul className="mt-1 list-disc pl-5">
        {WHAT_GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="mt-3">
        <strong>It cannot be undone.</strong> We mail you when it is done.
      </p>
      <Confirmation isBusy={isBusy} onClose={onClose} onDelete={onDelete} />
    </Dialog>
  );
}

/** Begins anew, without its tick, each time the dialog opens. */
function Confirmation(props: Pick<DeleteDialogProps, 'isBusy' | 'onClose' | 'onDelete'>) {
  const { isBusy, onClose, onDelete } = props;
  const [isSure, setIsSure] = useState(false);
  return (
    <>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 rounded-button border-2 border-line-strong px-4 py-2.5">
        <input
          type="checkbox"
          checked={isSure}
          disabled={isBusy}
          onChange={(event) => setIsSure(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-ink"
        />
        I understand that everything will be gone for good.
      </label>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:justify-between">
        <Button
          disabled={!isSure}
          isBusy={isBusy}
          onClick={onDelete}
          className="[--ink:var(--think)] [--line:var(--think)]"
        >
          {isBusy ? 'Deleting...' : 'Delete everything'}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
