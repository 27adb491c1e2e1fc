import { paths } from '../../../paths.ts';

/** What a visitor hears who opened a screen that needs a sign-in, when signing in could not begin. */
export function askToLogIn(pathname: string): { title: string; text: string } {
  const text = TEXTS.get(pathname) ?? 'Please log in to go on learning.';
  return { title: 'Access Required', text };
}

const TEXTS: ReadonlyMap<string, string> = new Map([
  [paths.profile, 'Please log in to view your profile.'],
  [paths.settings, 'Please log in to access settings.'],
  [paths.badges, 'Please log in to view your badges.'],
  [paths.games, 'Please log in to access the games.'],
  [paths.parentDashboard, 'Please log in to access the parent dashboard.'],
]);
