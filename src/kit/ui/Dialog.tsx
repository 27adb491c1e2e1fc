import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CARD } from './Card.tsx';
import { ToastWords } from './toasts.tsx';
import { dialogOpened } from './top-dialog.ts';

/**
 * A modal dialog on the platform's own `<dialog>`: it keeps the focus inside, makes the page behind inert, closes
 * on Escape and gives the focus back, with no style or script of its own that the page's policy would bar.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  describedBy,
  isColumn = false,
  takesPress = true,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  isTitleHidden?: boolean;
  /** The id of what a screen reader reads with the title, for a dialog that does not wait to be explored. */
  describedBy?: string;
  /** The title stays in view, and the content, which scrolls by itself, gets the rest of 80% of the viewport's height. */
  isColumn?: boolean;
  /** False while it has only just come unasked: a press was meant for what stood there before. Escape closes it. */
  takesPress?: boolean;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // In the layout: one that another takes the place of has to give the focus back while it still stands in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!isOpen) return;
    dialog.showModal();
    const closed = dialogOpened(dialog);
    return () => {
      closed();
      dialog.close();
    };
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      // A press beside the dialog closes it, as Escape does.
      closedby={takesPress ? 'any' : 'closerequest'}
      className={`${CARD} m-auto ${isColumn ? 'max-h-[80dvh] w-[min(36rem,calc(100vw-2rem))] overflow-hidden open:flex' : 'max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto'} p-0 text-ink backdrop:bg-[#1b1730]/70`}
    >
      {isOpen && (
        <div
          onClickCapture={takesPress ? undefined : (event) => event.stopPropagation()}
          className={`page-room relative ${isColumn ? 'flex min-h-0 w-full flex-col p-4 sm:p-6' : 'p-5 sm:p-6'} ${takesPress ? '' : 'pointer-events-none'}`}
        >
          <button
            type="button"
            aria-label="Close"
            onClick={() => ref.current?.close()}
            className="absolute top-2 right-2 z-10 sm:top-3 sm:right-3 grid size-11 place-items-center rounded-full bg-card text-soft hover:bg-paper hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
          <h2
            id={titleId}
            className={isTitleHidden ? 'sr-only' : 'mb-4 pr-9 text-lg leading-tight sm:text-2xl'}
          >
            {title}
          </h2>
          {children}
          <ToastWords />
        </div>
      )}
    </dialog>
  );
}
