import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

export type ToastTone = 'good' | 'problem';
export type ShownToast = {
  id: number;
  title: string;
  text?: string | undefined;
  tone: ToastTone;
  isOpen: boolean;
};

/** At most one toast at a time: a newer one takes the older one's place. */
let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Tells the person something in passing. */
export function toast(title: string, text?: string, tone: ToastTone = 'good'): void {
  show({ id: ++lastId, title, text, tone, isOpen: true });
}

/** Takes the toast away before its time: what it told is no longer so. */
export function dismissToast(): void {
  if (shown?.isOpen) close(shown.id);
}

function close(id: number): void {
  if (shown?.id === id) show({ ...shown, isOpen: false });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Loaded with the first toast: many visits have none.
const ToastStage = lazy(() => import('./ToastStage.tsx').then((stage) => ({ default: stage.ToastStage })));

/** Where toasts appear. */
export function Toaster() {
  const current = useSyncExternalStore(subscribe, () => shown);
  if (!current) return null;
  return (
    <Suspense>
      <ToastStage toast={current} onClose={() => close(current.id)} />
    </Suspense>
  );
}

/** The words of toasts for the screen reader, inside a modal dialog: what stands outside of one is not read out. */
export function ToastWords() {
  const current = useSyncExternalStore(subscribe, () => shown);
  const [seenBefore] = useState(lastId);
  const isNew = current && current.isOpen && current.id > seenBefore;
  return (
    <p role="status" className="sr-only">
      {isNew && [current.title, current.text].join(' ')}
    </p>
  );
}
