import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import type { ShownToast } from './toasts.tsx';
import { useTopDialog } from './top-dialog.ts';

const DISPLAY_MS = 5_000;
const SWIPE_PX = 50;

/** The present toast and the place where toasts stand; F8 brings the keyboard there. */
export function ToastStage({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const topDialog = useTopDialog();
  return (
    <Toast.Provider duration={DISPLAY_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notice">
      <Toast.Root
        key={toast.id}
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        type={toast.tone === 'problem' ? 'foreground' : 'background'}
        className={`flex ${toast.text ? 'items-start' : 'items-center'} gap-3 rounded-card border-2 border-b-[5px] bg-card p-4 text-ink ${toast.tone === 'problem' ? 'border-think' : 'border-good'}`}
      >
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-display text-lg font-medium">{toast.title}</Toast.Title>
          {toast.text && <Toast.Description className="text-soft">{toast.text}</Toast.Description>}
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
          hotkey={['F8']}
          // Over the bar of the page: a problem's toast must cover neither the field that it speaks of nor the main action.
          // Beside a dialog where there is room for both: its button to close is in that corner.
          className={`fixed inset-x-4 top-3 z-50 mx-auto flex max-w-md flex-col gap-2 md:left-auto md:mx-0 md:w-md ${topDialog ? 'min-[80rem]:w-[min(28rem,calc(50vw-20rem))]' : ''}`}
        />,
        topDialog ?? document.body,
      )}
    </Toast.Provider>
  );
}
