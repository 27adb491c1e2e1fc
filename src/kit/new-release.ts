import { paths } from '../paths.ts';

const RELOADED_FROM = 'brightling.reloaded-from';

/** Always the app itself, whoever asks: public pages have other scripts. */
const APP_PAGE = paths.settings;

/** Whether an error says that a part of the app, loaded when it was asked for, did not come. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  );
}

/**
 * Why a part did not come: the server has another release, whose parts have other names; or it cannot be reached; or
 * neither (`same`).
 */
export async function whyMissing(): Promise<'other' | 'same' | 'unreached'> {
  try {
    const answer = await fetch(APP_PAGE, { cache: 'no-store', credentials: 'omit' });
    if (!answer.ok) return 'same';
    const first = firstScript();
    return first && (await answer.text()).includes(first) ? 'same' : 'other';
  } catch {
    return 'unreached';
  }
}

/**
 * Loads the page anew, at most once from one release: should the old one come again, the person is asked.
 *
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  const first = firstScript() ?? '';
  try {
    if (sessionStorage.getItem(RELOADED_FROM) === first) return false;
    sessionStorage.setItem(RELOADED_FROM, first);
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}

/** The path of the app's first file, which is another one in each release. */
function firstScript(): string | undefined {
  const addresses = Array.from(document.scripts, ({ src }) => src);
  const address = addresses.find((one) => one.startsWith(`${location.origin}/assets/`));
  return address && new URL(address).pathname;
}
