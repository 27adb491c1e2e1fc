import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * The token of a mailed consent link, where this page is one. It is taken out of the address as soon as it has been
 * read, and kept with that entry of the tab's history: it survives a reload and the way back from the privacy policy,
 * and stands in no address bar, bookmark or list of visited pages.
 */
export function useConsentToken(): string | undefined {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const isLetter = query.get('page') === 'parental-consent';
  const mailed = (isLetter && query.get('token')) || undefined;

  useEffect(() => {
    if (!mailed) return;
    setQuery(
      (present) => {
        present.delete('token');
        return present;
      },
      { replace: true, state: { consentToken: mailed } },
    );
  }, [mailed, setQuery]);

  return mailed ?? (isLetter ? keptIn(state) : undefined);
}

function keptIn(state: unknown): string | undefined {
  if (state === null || typeof state !== 'object' || !('consentToken' in state)) return undefined;
  return typeof state.consentToken === 'string' ? state.consentToken : undefined;
}
