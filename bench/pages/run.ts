import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';
import { startSite } from '../site.ts';
import { printTable, type Figure } from '../table.ts';
import { findingsOf, interactionFigures, lighthouseFigures, screenFigures, tellFindings } from './figures.ts';
import { responsiveness } from './interaction.ts';
import { lighthouseScores, type LighthousePage } from './lighthouse.ts';
import { lookAtAll } from './look.ts';
import { makePeople, type People } from './people.ts';
import { LEARNING_SCREENS } from './screens/learning.ts';
import { OWN_SCREENS } from './screens/own.ts';
import { PUBLIC_SCREENS } from './screens/public.ts';

/*
 * `npm run bench:pages [screens | screens=WORDS | lighthouse | interaction]`: what the product promises of its pages,
 * of a server of its own with people of its own; all of it without an argument.
 */

const WEB_APP = new URL('../../dist/web/index.html', import.meta.url);

const LIGHTHOUSE_PAGES: readonly LighthousePage[] = [
  { name: 'landing', path: '/', who: 'visitor', isPublic: true },
  { name: 'help', path: '/help', who: 'visitor', isPublic: true },
  { name: 'dashboard', path: '/', who: 'theo', isPublic: false },
  { name: 'list', path: '/lessons/math', who: 'theo', isPublic: false },
  { name: 'player', path: ({ today }) => today.reading, who: 'fresh', isPublic: false },
];

async function figuresOf(
  browser: Browser,
  options: LaunchOptions,
  url: string,
  people: People,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const [part, words = ''] = (process.argv[2] ?? 'all').split('=');
  const isWanted = (name: string) => part === 'all' || part === name;
  if (isWanted('lighthouse')) {
    console.log('Lighthouse …');
    const scores = await lighthouseScores(options, url, people, LIGHTHOUSE_PAGES);
    figures.push(...lighthouseFigures(scores));
    tellFindings(scores.flatMap(({ name, lost }) => lost.map((one) => `${name}: ${one}`)));
  }
  if (isWanted('interaction')) {
    console.log('Doing lessons on a slow processor …');
    figures.push(...interactionFigures(await responsiveness(browser, url, people)));
  }
  if (isWanted('screens')) {
    const screens = [...PUBLIC_SCREENS, ...LEARNING_SCREENS, ...OWN_SCREENS].filter(({ name }) =>
      name.includes(words),
    );
    console.log(`Looking at ${screens.length} screens, six times each …`);
    const seen = await lookAtAll(browser, url, people, screens, (looked) => tellFindings(findingsOf(looked)));
    figures.push(...screenFigures(seen));
  }
  return figures;
}

if (!existsSync(WEB_APP)) {
  console.error('The web app is not built yet: npm run build');
  process.exit(1);
}
const options = chromiumOptions();
if (!options) process.exit(1);
const dataDir = await mkdtemp(join(tmpdir(), 'brightling-bench-'));
// Where the people's letters and their database are looked for.
process.env['E2E_DATA_DIR'] = dataDir;
try {
  // As root the database runs under another account, which must be able to reach the folder.
  await chmod(dataDir, 0o711);
  const begun = performance.now();
  const site = await startSite(dataDir, { demo: true });
  const browser = await chromium.launch(options);
  try {
    console.log('Making people …');
    const people = await makePeople(browser, site.publicUrl);
    printTable(await figuresOf(browser, options, site.publicUrl, people));
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log(
    `\n${availableParallelism()} cores, ${Math.round((performance.now() - begun) / 1_000)} s in all`,
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
