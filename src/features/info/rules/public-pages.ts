import { paths } from '../../../paths.ts';

/** A page that is made ahead, for visitors: whole without any script. */
export type PublicPage = { name: string; path: string; description: string };

/** In the order of the sitemap. */
export const PUBLIC_PAGES = [
  {
    name: 'landing',
    path: paths.home,
    description:
      'Daily lessons in reading, writing, math, science and social studies for children aged 7 to 14. Ad-free, self-hosted, with a parent always in charge.',
  },
  {
    name: 'about',
    path: paths.about,
    description:
      'What Brightling is and for whom: short daily lessons for children from 7 to 14, a calm view of them for parents, and nothing to buy.',
  },
  {
    name: 'help',
    path: paths.help,
    description:
      'The ten questions that children and parents ask most: signing in, a parent’s consent, lessons and levels, streaks, families and privacy.',
  },
  {
    name: 'contact',
    path: paths.contact,
    description: 'Write to the people who run this Brightling: questions, mistakes in lessons, ideas.',
  },
  {
    name: 'privacy',
    path: paths.privacy,
    description:
      'Which data of a child Brightling keeps, why and for how long, who sees it, and how a parent sees, takes or deletes all of it (COPPA).',
  },
  {
    name: 'terms',
    path: paths.terms,
    description: 'The terms of service of Brightling, in ten short sections.',
  },
  {
    name: 'debug',
    path: paths.debug,
    description:
      'How to set up sign-in for your own Brightling: the steps, common sign-in issues and the domains that the provider must know.',
  },
] as const satisfies readonly PublicPage[];

/** Stands in a page made ahead where the server puts its own address, as `https://learn.example`. */
export const PUBLIC_URL_MARK = '%PUBLIC_URL%';
/** Stands in pages for the sentences about who runs this Brightling, and on what. */
export const INSTALLATION_MARK = '%INSTALLATION%';

/** What stands at every address that is none. */
export const NOT_FOUND_PAGE = 'not-found';
