import type { ReactNode } from 'react';

/** Scrolls under the dialog's title, out to its lower edge, with room for the rings of what has the focus. */
export function StepBody({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-2 -mt-2 -mb-4 min-h-0 overflow-y-auto px-2 pt-2 pb-4 sm:-mb-6 sm:pb-6">
      {children}
    </div>
  );
}
