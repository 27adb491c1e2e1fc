import type { ReactNode } from 'react';

/**
 * A part of a public page that answers to the visitor. Pages made ahead are not run as an app: there each island is
 * woken by itself (`apps/web/visitor`), so it holds nothing of the router.
 */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-island={name} className="contents">
      {import.meta.env.SSR ? null : children}
    </div>
  );
}
