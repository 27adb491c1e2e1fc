import type { Browser, Page } from '@playwright/test';
import { answerAll, next, openFirstLesson } from '../../e2e/lessons.ts';
import type { People } from './people.ts';
import { ESSAY } from './people.ts';

const SLOWER = 4;

/** One press, tap or key: from it to the next paint, in milliseconds. */
type Interaction = { id: number; milliseconds: number; what: string };

/** What a whole lesson felt like: how many interactions took 16 ms or more, and the slow ones. */
export type Responsiveness = { lesson: string; count: number; p98: number; worst: number; slowest: string };

declare global {
  interface Window {
    interactionsSeen: Interaction[];
  }
}

/** Does whole lessons by clicks and keys on a processor that is four times slower. */
export async function responsiveness(
  browser: Browser,
  baseURL: string,
  people: People,
): Promise<Responsiveness[]> {
  const lessons: [string, (page: Page) => Promise<void>][] = [
    ['math', async (page) => doQuestions(page, 'math', [1, 0, 2, 3])],
    ['reading', async (page) => doQuestions(page, 'reading', [0, 1, 3, 2])],
    ['writing', writeEssay],
  ];
  const felt: Responsiveness[] = [];
  for (const [lesson, act] of lessons) {
    const context = await browser.newContext({
      baseURL,
      storageState: people.states.fresh,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto('/');
    const line = await context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await act(page);
    await page.waitForTimeout(500);
    felt.push(summed(lesson, await page.evaluate(() => window.interactionsSeen)));
    await context.close();
  }
  return felt;
}

async function doQuestions(page: Page, subject: string, wrongs: readonly number[]): Promise<void> {
  await answerAll(page, await openFirstLesson(page, subject), wrongs);
}

async function writeEssay(page: Page): Promise<void> {
  await openFirstLesson(page, 'writing');
  await next(page);
  await page.getByRole('textbox').fill(ESSAY);
  await page.getByRole('textbox').pressSequentially(' We waited for the sun.');
  await page.getByRole('button', { name: 'Help me start' }).click();
  await page.getByRole('button', { name: 'Submit Essay' }).click();
  await page.getByRole('button', { name: 'Improve my essay' }).click();
}

/** In the page: events of one press or key belong together, and the longest of them is what is felt. */
function watchInteractions(): void {
  window.interactionsSeen = [];
  const nameOf = (node: unknown) => (node instanceof Element ? (node.textContent ?? '').slice(0, 40) : '');
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const {
        interactionId: id,
        duration: milliseconds,
        name,
        processingStart,
        processingEnd,
        startTime,
      } = entry;
      const [delay, work] = [processingStart - startTime, processingEnd - processingStart].map(Math.round);
      const what = `${name} on "${nameOf(entry.target)}" (${delay} ms waiting, ${work} ms of script)`;
      window.interactionsSeen.push({ id, milliseconds, what });
    }
  }).observe(options);
}

function summed(lesson: string, events: readonly Interaction[]): Responsiveness {
  const longest = new Map<number, Interaction>();
  for (const event of events) {
    const known = longest.get(event.id);
    if (!known || known.milliseconds < event.milliseconds) longest.set(event.id, event);
  }
  const sorted = [...longest.values()].toSorted((one, other) => other.milliseconds - one.milliseconds);
  // As the web vitals have it: one in fifty may be slower.
  const p98 = sorted[Math.floor(sorted.length / 50)]?.milliseconds ?? 0;
  return {
    lesson,
    count: sorted.length,
    p98,
    worst: sorted[0]?.milliseconds ?? 0,
    slowest: sorted[0]?.what ?? '',
  };
}
