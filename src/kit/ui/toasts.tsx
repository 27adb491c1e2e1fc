import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { X } from 'lucide-react';

export type ToastTone = 'good' | 'problem';
type Shown = { id: number; title: string; text?: string | undefined; tone: ToastTone; isOpen: boolean };

const DISPLAY_MS = 5_000;
const SWIPE_PX = 50;

/** At most one toast at a time: a newer one takes the older one's place. */
let shown: Shown | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function toast(title: string, text?: string, tone: ToastTone = 'good'): void {
  shown = { id: ++lastId, title, text, tone, isOpen: true };
  for (const listener of listeners) listener();
}

function close(id: number): void {
  if (shown?.id !== id) return;
  shown = { ...shown, isOpen: false };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; F8 brings the keyboard there. */
export function Toaster() {
  const current = useSyncExternalStore(subscribe, () => shown);
  return (
    <Toast.Provider duration={DISPLAY_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notice">
      {current && (
        <Toast.Root
          key={current.id}
          open={current.isOpen}
          onOpenChange={(isOpen) => !isOpen && close(current.id)}
          type={current.tone === 'problem' ? 'foreground' : 'background'}
          className={`flex items-start gap-3 rounded-card border-2 border-b-[5px] bg-card p-4 text-ink ${current.tone === 'problem' ? 'border-think' : 'border-right'}`}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-display text-lg font-medium">{current.title}</Toast.Title>
            {current.text && <Toast.Description className="text-soft">{current.text}</Toast.Description>}
          </div>
          <Toast.Close aria-label="Close" className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink">
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        // At the top: the main actions lie at the bottom, and a problem's toast must not cover the next try.
        className="fixed top-20 right-4 left-4 z-50 mx-auto flex max-w-md flex-col gap-2 sm:left-auto sm:mx-0 sm:w-md"
      />
    </Toast.Provider>
  );
}
