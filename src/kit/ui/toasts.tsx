import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { PlainToast } from './PlainToast.tsx';
import { REMOVAL_DELAY_MS, type ShownToast, type ToastTone } from './shown-toast.ts';

/** At most one toast at a time: a newer one takes the older one's place. */
let shown: ShownToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Tells the person something in passing. What it says of a failure must stand on the screen too: it goes again. */
export function toast(title: string, text?: string, tone: ToastTone = 'good'): void {
  clearTimeout(removal);
  show({ id: ++lastId, title, text, tone, isOpen: true });
}

/** Takes the toast away before its time: what it told is no longer so. */
export function dismissToast(): void {
  if (shown?.isOpen) close(shown.id);
}

function close(id: number): void {
  if (shown?.id !== id || !shown.isOpen) return;
  show({ ...shown, isOpen: false });
  removal = setTimeout(() => show(undefined), REMOVAL_DELAY_MS);
}

/** The present toast, open or dismissed; undefined before the first and after its removal. */
export function presentToast(): ShownToast | undefined {
  return shown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Loaded with the first toast: many visits have none. Where the network is gone, which a first toast may be about, a
// plain one does.
const ToastStage = lazy<ComponentType<{ toast: ShownToast; onClose: () => void }>>(() =>
  import('./ToastStage.tsx').then(
    (stage) => ({ default: stage.ToastStage }),
    () => ({ default: PlainToast }),
  ),
);

/** Where toasts appear. */
export function Toaster() {
  const current = useSyncExternalStore(subscribe, presentToast, () => undefined);
  if (!current) return null;
  return (
    <Suspense>
      <ToastStage toast={current} onClose={() => close(current.id)} />
    </Suspense>
  );
}

/** The words of toasts for the screen reader, inside a modal dialog: what stands outside of one is not read out. */
export function ToastWords() {
  const current = useSyncExternalStore(subscribe, presentToast, () => undefined);
  const [seenBefore] = useState(lastId);
  const isNew = current && current.isOpen && current.id > seenBefore;
  return (
    <p role="status" className="sr-only">
      {isNew && [current.title, current.text].join(' ')}
    </p>
  );
}
