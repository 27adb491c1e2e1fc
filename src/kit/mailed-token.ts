import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { MailedToken } from '../paths.ts';

/**
 * The token of a mailed link, which stands in the address under `name`. It is taken out of the address as soon as it
 * has been read, and kept with that entry of the tab's history: it survives a reload and the way back from another
 * page, and stands in no address bar, bookmark or list of visited pages.
 */
export function useMailedToken(name: MailedToken): { token: string | undefined; forget: () => void } {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const mailed = query.get(name) || undefined;

  useEffect(() => {
    if (!mailed) return;
    setQuery((present) => without(present, name), { replace: true, state: { mailed: { [name]: mailed } } });
  }, [mailed, name, setQuery]);

  return {
    token: mailed ?? keptIn(state, name),
    forget: () => setQuery((present) => without(present, name), { replace: true, state: null }),
  };
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  query.delete(name);
  return query;
}

/** What this site wrote into the entry; another page's state may stand there. */
function keptIn(state: unknown, name: string): string | undefined {
  const mailed = fieldOf(state, 'mailed');
  const token = fieldOf(mailed, name);
  return typeof token === 'string' ? token : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
