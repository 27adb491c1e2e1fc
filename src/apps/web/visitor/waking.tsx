import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Toaster } from '../../../kit/ui/toasts.tsx';
import { ISLANDS } from './islands.tsx';

/** Makes an island of this page answer. Resolves once it does. */
export async function wake(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] ?? '';
  const island = await ISLANDS[name]?.();
  if (!island) throw new Error(`there is no island ${name}`);
  showToasts();
  await new Promise<void>((resolve) => {
    hydrateRoot(place, <Awake tell={resolve}>{island}</Awake>, { identifierPrefix: name });
  });
}

/** Tells when what is in it answers. */
function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

let hasToasts = false;

/** The islands' toasts appear in a place of their own; one a page. */
function showToasts(): void {
  if (hasToasts) return;
  hasToasts = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}
