import { Link, useLocation } from 'react-router';
import type { LinkedChild } from '../../contract.ts';

/** The linked children by name; the one whose learning is shown stands out. With one child there is nothing to choose. */
export function ChildSwitcher({ linked, present }: { linked: readonly LinkedChild[]; present: string }) {
  const { pathname } = useLocation();
  if (linked.length < 2) return null;
  return (
    <nav aria-label="Children" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {linked.map(({ id, firstName }) => (
          <li key={id} className="max-w-full">
            <Link
              to={`${pathname}?child=${encodeURIComponent(id)}`}
              aria-current={id === present ? 'page' : undefined}
              className={`inline-flex min-h-11 max-w-full items-center rounded-full border-2 px-4 font-display font-medium ${
                id === present
                  ? 'border-ink bg-ink text-paper forced-colors:highlighted'
                  : 'border-line bg-card text-ink hover:border-line-strong'
              }`}
            >
              <span className="truncate">{firstName || 'No name'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
