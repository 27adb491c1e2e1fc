import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DISPLAY_MS, type ShownToast } from './shown-toast.ts';
import { useTopDialog } from './top-dialog.ts';

/** A toast without the stage, which could not be loaded: told, shown for its time, and closed by its button. */
export function PlainToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const topDialog = useTopDialog();
  const [isHeld, setHeld] = useState(false);
  const { isOpen, title, text } = toast;
  useEffect(() => {
    if (!isOpen || isHeld) return;
    const timer = setTimeout(onClose, DISPLAY_MS);
    return () => clearTimeout(timer);
    // The caller makes a new function at each change of the toast.
  }, [isOpen, isHeld, onClose]);
  if (!isOpen) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed: being looked at holds its time
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 top-3 z-50 mx-auto flex max-w-md gap-3 rounded-card border-2 border-line-strong bg-card p-4 text-ink"
    >
      <div className="min-w-0 flex-1">
        <p className="font-display text-lg font-medium">{title}</p>
        {text && <p className="text-soft">{text}</p>}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>,
    topDialog ?? document.body,
  );
}
