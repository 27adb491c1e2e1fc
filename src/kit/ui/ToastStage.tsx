import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DISPLAY_MS, type ShownToast } from './shown-toast.ts';
import { useTopDialog } from './top-dialog.ts';
import { WithEmoji } from './WithEmoji.tsx';

const SWIPE_PX = 50;
const HOTKEY = ['F8'];

/** The present toast and the place where toasts stand; F8 brings the keyboard there, closing takes it back. */
export function ToastStage({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const topDialog = useTopDialog();
  const place = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    const isHere = place.current?.contains(document.activeElement);
    if (!toast.isOpen && isHere && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [toast.isOpen]);
  return (
    <Toast.Provider
      // Moving with a dialog begins anew: a pause that nobody ends would hold all later toasts.
      key={topDialog?.getAttribute('aria-labelledby') ?? 'page'}
      duration={DISPLAY_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label="Notice"
    >
      <Toast.Root
        key={toast.id}
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        type={toast.tone === 'problem' ? 'foreground' : 'background'}
        className={`room flex flex-wrap ${toast.text ? 'items-start' : 'items-center'} gap-3 rounded-card border-2 border-b-[5px] bg-card p-4 text-ink data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${toast.tone === 'problem' ? 'border-think' : 'border-good'}`}
      >
        {/* In letters too wide for the room beside the button, the text goes on below it. */}
        <div className="min-w-0 flex-1 @max-[12em]:contents">
          <Toast.Title className="min-w-0 flex-1 font-display text-lg font-medium">
            <WithEmoji text={toast.title} />
          </Toast.Title>
          {toast.text && (
            <Toast.Description className="text-soft @max-[12em]:order-last @max-[12em]:w-full">
              {toast.text}
            </Toast.Description>
          )}
        </div>
        <Toast.Close
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
      {createPortal(
        <Toast.Viewport
          ref={place}
          hotkey={HOTKEY}
          onFocus={({ relatedTarget, currentTarget }) => {
            if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
          }}
          // Over the bar of the page: a problem's toast must cover neither the field that it speaks of nor the main action.
          // Beside a dialog where there is room for both: its button to close is in that corner.
          className={`fixed inset-x-4 top-3 z-50 mx-auto flex max-w-md flex-col gap-2 md:left-auto md:mx-0 md:w-md ${topDialog ? 'min-[80rem]:w-[min(28rem,calc(50vw-20rem))]' : ''}`}
        />,
        topDialog ?? document.body,
      )}
    </Toast.Provider>
  );
}
