import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { NOT_FOUND_PAGE, PUBLIC_PAGES, type PublicPage } from '../../features/info/rules/public-pages.ts';
import { About } from '../../features/info/screens/About.tsx';
import { Contact } from '../../features/info/screens/Contact.tsx';
import { Debug } from '../../features/info/screens/Debug.tsx';
import { Help } from '../../features/info/screens/Help.tsx';
import { Landing } from '../../features/info/screens/Landing.tsx';
import { NotFound } from '../../features/info/screens/NotFound.tsx';
import { Privacy } from '../../features/info/screens/Privacy.tsx';
import { Terms } from '../../features/info/screens/Terms.tsx';
import { paths } from '../../paths.ts';
import { PublicFrame } from './layouts/PublicFrame.tsx';
import { ISLANDS } from './visitor/islands.tsx';

const SCREENS: Record<(typeof PUBLIC_PAGES)[number]['name'], ComponentType> = {
  landing: Landing,
  about: About,
  help: Help,
  contact: Contact,
  privacy: Privacy,
  terms: Terms,
  debug: Debug,
};

/** A page as it is to stand in the document: `body` is what is inside of #root. */
export type MadePage = PublicPage & { title: string; body: string; isNotFound: boolean };

async function makePages(): Promise<MadePage[]> {
  const pages = PUBLIC_PAGES.map((page) => ({ page, Screen: SCREENS[page.name], isNotFound: false }));
  const nowhere = { name: NOT_FOUND_PAGE, path: paths.home, description: 'This page does not exist.' };
  return Promise.all(
    [...pages, { page: nowhere, Screen: NotFound, isNotFound: true }].map(
      async ({ page, Screen, isNotFound }) => {
        const drawn = drawnAt(page.path, <Screen />, Screen === Landing);
        // React puts a title before all else.
        const [, title, body] = /^<title>(.+?)<\/title>(.+)$/s.exec(drawn) ?? [];
        if (!title || !body) throw new Error(`the page ${page.name} has no title`);
        return { ...page, title, body: await withIslands(body), isNotFound };
      },
    ),
  );
}

function drawnAt(path: string, screen: ReactNode, isWide: boolean): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location={path}>
        <PublicFrame wide={isWide}>{screen}</PublicFrame>
      </StaticRouter>
    </QueryClientProvider>,
  );
}

/** Each island is drawn as a root of its own, since it is woken as one. */
async function withIslands(body: string): Promise<string> {
  let whole = body;
  for (const [name, load] of Object.entries(ISLANDS)) {
    const place = new RegExp(`(<div data-island="${name}"[^>]*>)(</div>)`);
    if (!place.test(whole)) continue;
    const drawn = renderToString(await load(), { identifierPrefix: name });
    whole = whole.replace(place, (_, open: string, close: string) => open + drawn + close);
  }
  return whole;
}

/** The pages for visitors, made as the build loads this module: a runner of such modules closes after that. */
export const publicPages: readonly MadePage[] = await makePages();
