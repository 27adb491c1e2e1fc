import { paths } from '../../../paths.ts';

/**
 * The screens of the web app as they are told of in the log: never with an id, a name or a query. The app's own lists
 * are later in the order of imports: `apps/screens.test.ts` holds this one to them.
 */
export const SCREENS = [
  paths.home,
  paths.about,
  paths.help,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.debug,
  paths.badges,
  paths.profile,
  paths.settings,
  paths.games,
  paths.parentDashboard,
  paths.detailedReport,
  paths.digestStopPage,
  paths.lessons(':subject'),
  paths.lesson(':id'),
  '*',
] as const;

export type Screen = (typeof SCREENS)[number];

/** The screen at an address without its query; `*` where it is none of ours. */
export function screenOf(pathname: string): Screen {
  const parts = partsOf(pathname);
  return SCREENS.find((screen) => isAt(partsOf(screen), parts)) ?? '*';
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

const isAt = (screen: readonly string[], parts: readonly string[]) =>
  screen.length === parts.length &&
  screen.every((part, index) => part === parts[index] || part.startsWith(':'));
