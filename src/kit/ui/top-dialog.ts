import { useSyncExternalStore } from 'react';

/** The open modal dialogs, the top one last. All else on the page is out of reach meanwhile. */
let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Says that a modal dialog has opened; the answer says that it is closed. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  change([...opened, dialog]);
  return () => change(opened.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal dialog on top: what is to be seen and reached now has to stand in it. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => opened.at(-1));
}
