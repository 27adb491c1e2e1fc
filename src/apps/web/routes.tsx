import type { RouteObject } from 'react-router';
import { paths } from '../../paths.ts';
import { Loading } from '../../kit/ui/states.tsx';
import { Entrance } from './layouts/Entrance.tsx';
import { HomeLayout } from './layouts/HomeLayout.tsx';
import { LearnerLayout } from './layouts/LearnerLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { UnexpectedError } from './layouts/UnexpectedError.tsx';

const notFound = () =>
  import('../../features/info/screens/NotFound.tsx').then(({ NotFound }) => ({ Component: NotFound }));

/** Every screen, each loaded when it is first opened. The server knows the same addresses: `apps/screens.ts`. */
export const routes: RouteObject[] = [
  {
    Component: Entrance,
    ErrorBoundary: UnexpectedError,
    HydrateFallback: Loading,
    children: [
      { path: paths.home, Component: HomeLayout },
      {
        Component: LearnerLayout,
        children: [
          {
            path: paths.badges,
            lazy: () =>
              import('../../features/progress/screens/BadgeCollection.tsx').then(({ BadgeCollection }) => ({
                Component: BadgeCollection,
              })),
          },
          {
            path: paths.lessons(':subject'),
            lazy: () =>
              import('../../features/adaptive/screens/LessonList.tsx').then(({ LessonList }) => ({
                Component: LessonList,
              })),
          },
          {
            path: paths.lesson(':id'),
            lazy: () =>
              import('../../features/progress/screens/LessonPlayer.tsx').then(({ LessonPlayer }) => ({
                Component: LessonPlayer,
              })),
          },
          {
            path: paths.games,
            lazy: () =>
              import('../../features/games/screens/Games.tsx').then(({ Games }) => ({ Component: Games })),
          },
          {
            path: paths.profile,
            lazy: () =>
              import('../../features/parents/screens/account/Profile.tsx').then(({ Profile }) => ({
                Component: Profile,
              })),
          },
          {
            path: paths.settings,
            lazy: () =>
              import('../../features/parents/screens/account/Settings.tsx').then(({ Settings }) => ({
                Component: Settings,
              })),
          },
          {
            path: paths.parentDashboard,
            lazy: () =>
              import('../../features/parents/screens/ParentDashboard.tsx').then(({ ParentDashboard }) => ({
                Component: ParentDashboard,
              })),
          },
          {
            path: paths.detailedReport,
            lazy: () =>
              import('../../features/parents/screens/DetailedReport.tsx').then(({ DetailedReport }) => ({
                Component: DetailedReport,
              })),
          },
        ],
      },
      {
        Component: PublicLayout,
        children: [
          {
            path: paths.digestStopPage,
            lazy: () =>
              import('../../features/parents/screens/StopDigest.tsx').then(({ StopDigest }) => ({
                Component: StopDigest,
              })),
          },
          {
            path: paths.privacy,
            lazy: () =>
              import('../../features/info/screens/Privacy.tsx').then(({ Privacy }) => ({
                Component: Privacy,
              })),
          },
          {
            path: paths.about,
            lazy: () =>
              import('../../features/info/screens/About.tsx').then(({ About }) => ({ Component: About })),
          },
          {
            path: paths.help,
            lazy: () =>
              import('../../features/info/screens/Help.tsx').then(({ Help }) => ({ Component: Help })),
          },
          {
            path: paths.contact,
            lazy: () =>
              import('../../features/info/screens/Contact.tsx').then(({ Contact }) => ({
                Component: Contact,
              })),
          },
          {
            path: paths.terms,
            lazy: () =>
              import('../../features/info/screens/Terms.tsx').then(({ Terms }) => ({ Component: Terms })),
          },
          {
            path: paths.debug,
            lazy: () =>
              import('../../features/info/screens/Debug.tsx').then(({ Debug }) => ({ Component: Debug })),
          },
          { path: '*', lazy: notFound },
        ],
      },
    ],
  },
];
