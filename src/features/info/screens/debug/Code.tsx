import type { ReactNode } from 'react';

/** What is to be typed or copied as it stands. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-md bg-glow-tint px-1.5 py-0.5 text-[0.95em] [overflow-wrap:anywhere] select-all">
      {children}
    </code>
  );
}
