import { lazy, Suspense, useSyncExternalStore } from 'react';

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
