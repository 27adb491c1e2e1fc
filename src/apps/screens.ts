import { paths } from '../paths.ts';

/** A screen that only the app draws: its address, and the module that is fetched along with its page. */
export type AppScreen = { name: string; path: string; module: string };

/** Beside the public pages these are all addresses there are; every other is answered with status 404. */
export const SCREENS = [
  { name: 'dashboard', path: paths.home, module: 'features/adaptive/screens/Dashboard.tsx' },
  { name: 'badges', path: paths.badges, module: 'features/progress/screens/BadgeCollection.tsx' },
  { name: 'list', path: paths.lessons(':subject'), module: 'features/adaptive/screens/LessonList.tsx' },
  { name: 'player', path: paths.lesson(':id'), module: 'features/progress/screens/LessonPlayer.tsx' },
  { name: 'games', path: paths.games, module: 'features/games/screens/Games.tsx' },
  { name: 'profile', path: paths.profile, module: 'features/parents/screens/account/Profile.tsx' },
  { name: 'settings', path: paths.settings, module: 'features/parents/screens/account/Settings.tsx' },
  {
    name: 'parent-dashboard',
    path: paths.parentDashboard,
    module: 'features/parents/screens/ParentDashboard.tsx',
  },
  {
    name: 'detailed-report',
    path: paths.detailedReport,
    module: 'features/parents/screens/DetailedReport.tsx',
  },
  { name: 'digest-stop', path: paths.digestStopPage, module: 'features/parents/screens/StopDigest.tsx' },
] as const satisfies readonly AppScreen[];
