import { chromium } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { chromiumOptions } from './chromium.ts';
import type { Learner, Submission } from './learners.ts';

/** Bytes of JavaScript and CSS as they travel (compressed) when a screen is opened for the first time. */
export type FirstLoad = { name: string; bytes: number; files: number };

/** Opens each screen in a fresh real browser; no figures where there is none. */
export async function firstLoads(
  publicUrl: string,
  learner: Learner | undefined,
  lesson: Submission | undefined,
): Promise<FirstLoad[]> {
  if (!learner || !lesson) throw new Error('there is no learner or no lesson today');
  const options = chromiumOptions();
  if (!options) return [];
  const browser = await chromium.launch(options);

  async function open(name: string, path: string, shown: RegExp, cookie?: string): Promise<FirstLoad> {
    const context = await browser.newContext(cookie ? { extraHTTPHeaders: { cookie } } : {});
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!['script', 'stylesheet'].includes(request.resourceType())) return;
      sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.goto(`${publicUrl}${path}`);
    await page.getByRole('heading', { level: 1, name: shown }).waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = await Promise.all(sizes);
    await context.close();
    return { name, bytes: bytes.reduce((sum, each) => sum + each, 0), files: bytes.length };
  }

  try {
    return [
      await open('landing', paths.home, /./),
      await open('dashboard', paths.home, /Mira/, learner.cookie),
      await open('player', paths.lesson(lesson.lessonId), /./, learner.cookie),
    ];
  } finally {
    await browser.close();
  }
}
