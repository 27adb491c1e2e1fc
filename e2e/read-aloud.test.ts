import { expect, test, type Page } from '@playwright/test';
import { sayingOf } from '../src/kit/speech/saying.ts';
import { sentencesOf } from '../src/kit/speech/sentences.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { feedbackHeadline } from '../src/features/writing/rules/essay.ts';
import { expectAccessible } from './axe.ts';
import { give, next, openFirstLesson } from './lessons.ts';
import { newcomer } from './people.ts';

type StandIn = { name: string; lang: string; localService: boolean; default: boolean; voiceURI: string };
type Heard = { text: string; voice: string; isLocal: boolean; rate: number };
declare global {
  interface Window {
    /** What was spoken, in its order; and what a voice would report while it speaks. */
    speech: {
      heard: Heard[];
      isSpeaking: () => boolean;
      reach: (word: string) => void;
      end: () => void;
    };
  }
}

const voice = (name: string, change: Partial<StandIn> = {}): StandIn => ({
  name,
  lang: 'en-US',
  localService: true,
  default: false,
  voiceURI: name,
  ...change,
});
const REMOTE = voice('Cloud', { localService: false, default: true });
const HOME = [REMOTE, voice('Anna', { lang: 'de-DE' }), voice('Hazel', { lang: 'en-GB' }), voice('Rowan')];

/** A browser's speech that says when asked to: a voice of its own depends on the machine. It tells its voices late. */
async function speakWith(page: Page, voices: readonly StandIn[]): Promise<void> {
  await page.addInitScript((voices) => {
    class Utterance {
      voice: StandIn | null = null;
      lang = '';
      rate = 1;
      onboundary: ((event: { name: string; charIndex: number }) => void) | null = null;
      onend: (() => void) | null = null;
      onerror: (() => void) | null = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const heard: Heard[] = [];
    let present: Utterance | undefined;
    let told: readonly StandIn[] = [];
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      pending: false,
      paused: false,
      getVoices: () => told,
      speak(utterance: Utterance) {
        present = utterance;
        this.speaking = true;
        const { text, voice, rate } = utterance;
        heard.push({ text, rate, voice: voice?.name ?? '', isLocal: voice?.localService === true });
      },
      cancel() {
        const last = present;
        present = undefined;
        this.speaking = false;
        // Browsers report it afterwards.
        queueMicrotask(() => last?.onerror?.());
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    window.speech = {
      heard,
      isSpeaking: () => present !== undefined,
      reach: (word) => present?.onboundary?.({ name: 'word', charIndex: present.text.indexOf(word) }),
      end: () => {
        const last = present;
        present = undefined;
        synthesis.speaking = false;
        last?.onend?.();
      },
    };
    setTimeout(() => {
      told = voices;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    }, 20);
  }, voices);
}

const heard = (page: Page) => page.evaluate(() => window.speech.heard);
const texts = async (page: Page) => (await heard(page)).map(({ text }) => text);
const isSpeaking = (page: Page) => page.evaluate(() => window.speech.isSpeaking());
const end = (page: Page) => page.evaluate(() => window.speech.end());
const reach = (page: Page, word: string) => page.evaluate((word) => window.speech.reach(word), word);

/** Speaks on to the end of what is being read. */
const speakOut = (page: Page) =>
  page.evaluate(() => {
    for (let count = 0; window.speech.isSpeaking() && count < 500; count++) window.speech.end();
  });

/** The text under a mark of the page. */
const marked = (page: Page, name: 'spoken' | 'spoken-sentence') =>
  page.evaluate(
    (name) => [...(CSS.highlights.get(name)?.keys() ?? [])].map((range) => range.toString()).join('|'),
    name,
  );

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What is said for a text, sentence by sentence. */
const sayings = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) =>
      sentencesOf(paragraph.trim()).map(
        ({ start, end }) => sayingOf(paragraph.trim().slice(start, end).trimEnd()).said,
      ),
    );

/** A word after the first that can be reached by its letters: before it they stand nowhere, not even inside another. */
function laterWord(sentence: string): string {
  const later = [...sentence.matchAll(/\S+/g)].slice(1);
  return later.find(({ 0: word, index }) => sentence.indexOf(word) === index)?.[0] ?? sentence;
}

test('a story is read by a voice of the device, its words marked, with pause, go on and stop', async ({
  page,
}) => {
  await speakWith(page, HOME);
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'reading');
  if (lesson.subject !== 'reading') throw new Error('not a reading lesson');
  const [first = '', second = ''] = sayings(lesson.content.story);
  const start = button(page, /^Read aloud: the (story|poem|letter|diary|text)$/);

  await start.press('Enter');
  expect(await heard(page)).toEqual([{ text: first, voice: 'Rowan', isLocal: true, rate: 1 }]);
  expect(await marked(page, 'spoken-sentence')).not.toBe('');
  const word = laterWord(first);
  await reach(page, word);
  expect(word).toContain(await marked(page, 'spoken'));
  expect(await marked(page, 'spoken')).not.toBe('');
  await expectAccessible(page);

  await end(page);
  expect(await texts(page)).toEqual([first, second]);
  await expect(button(page, 'Pause reading')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await isSpeaking(page)).toBe(false);
  expect(await marked(page, 'spoken-sentence')).not.toBe('');
  await button(page, 'Go on reading').press('Enter');
  expect(await texts(page)).toEqual([first, second, second]);

  await button(page, 'Stop reading').click();
  expect(await isSpeaking(page)).toBe(false);
  expect(await marked(page, 'spoken-sentence')).toBe('');
  await expect(start).toBeFocused();

  await start.click();
  await speakOut(page);
  expect((await texts(page)).slice(3)).toEqual(sayings(lesson.content.story));
  await expect(start).toBeVisible();
  expect(await marked(page, 'spoken')).toBe('');
});

test('the page follows what is read, and who has scrolled elsewhere meanwhile stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await speakWith(page, HOME);
  await newcomer(page);
  await openFirstLesson(page, 'reading');
  await button(page, /^Read aloud: the (story|poem|letter|diary|text)$/).click();
  const spot = () => page.evaluate(() => scrollY);
  const start = await spot();
  await expect
    .poll(async () => {
      await end(page);
      return spot();
    })
    .toBeGreaterThan(start);
  await page.evaluate(() => scrollTo(0, 0));
  await end(page);
  expect(await isSpeaking(page)).toBe(true);
  expect(await spot()).toBe(0);
});

test('the settings choose speed and voice among those of the device', async ({ page }) => {
  await speakWith(page, HOME);
  await newcomer(page);
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Reading speed' }).getByRole('radio', { name: 'Slow' }).check();
  await expect(page.getByLabel('Voice').getByRole('option')).toHaveText(['Rowan', 'Hazel']);
  await page.getByLabel('Voice').selectOption('Hazel');
  await expectAccessible(page);
  await button(page, 'Read aloud: the example').click();
  expect(await heard(page)).toEqual([
    {
      text: 'A small firefly lights up the page: this is how your lessons look now.',
      voice: 'Hazel',
      isLocal: true,
      rate: 0.6,
    },
  ]);
  await page.reload();
  await button(page, 'Read aloud: the example').click();
  expect(await heard(page)).toMatchObject([{ voice: 'Hazel', rate: 0.6 }]);
});

test('a question is read with its options, and each option by itself', async ({ page }) => {
  await speakWith(page, HOME);
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'reading');
  const [question] = questionsOf(lesson);
  if (question?.kind !== 'choice') throw new Error('a reading lesson asks with options');
  await next(page);
  await button(page, 'Read aloud: the question and its answers').click();
  await speakOut(page);
  const said = [
    ...sayings(question.question),
    ...question.options.flatMap((option, index) => sayings(`${'ABCD'[index]}: ${option}`)),
  ];
  expect(await texts(page)).toEqual(said);
  expect((await heard(page)).every(({ isLocal }) => isLocal)).toBe(true);

  await button(page, 'Read aloud: answer B').click();
  expect((await texts(page)).at(-1)).toBe(sayings(`B: ${question.options[1]}`).at(0));
  await reach(page, 'B');
  expect(await marked(page, 'spoken')).toBe('B');
  await expectAccessible(page);

  // One thing at a time; and an answer ends what is being read.
  await button(page, 'Read aloud: answer A').click();
  await expect(button(page, 'Stop reading')).toHaveCount(1);
  await expect.poll(async () => (await texts(page)).at(-1)).toMatch(/^A: /);
  await give(page, question, false, 0);
  expect(await isSpeaking(page)).toBe(false);
  await expect(button(page, 'Stop reading')).toHaveCount(0);
});

test('a hint is read, and the word on a right answer', async ({ page }) => {
  await speakWith(page, HOME);
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'science');
  const [question] = questionsOf(lesson);
  if (!question) throw new Error('a science lesson asks');
  await next(page);
  await give(page, question, false, 0);
  await give(page, question, false, 1);
  const before = (await heard(page)).length;
  await button(page, 'Read aloud: what Glim says').click();
  await speakOut(page);
  expect((await texts(page)).slice(before)).toEqual([
    'Try again!',
    '2 of 3 attempts.',
    ...sayings(`Hint: ${question.hint}`),
  ]);
  await give(page, question, true);
  const then = (await heard(page)).length;
  await button(page, 'Read aloud: what Glim says').click();
  await speakOut(page);
  expect((await texts(page)).slice(then)).toEqual(["That's it!", ...sayings(question.explanation)]);
  await expectAccessible(page);
});

test('signs of mathematics are said in words, and the sign itself is marked', async ({ page }) => {
  await speakWith(page, HOME);
  await newcomer(page);
  await page.route(/\/api\/lessons\/[\d-]+-math-[\w-]+$/, async (route) => {
    const response = await route.fetch();
    const lesson = await response.json();
    lesson.content.problems[0].question = 'What is 3/4 - 1/2?';
    await route.fulfill({ response, json: lesson });
  });
  await openFirstLesson(page, 'math');
  await next(page);
  await button(page, 'Read aloud: the question').click();
  expect(await texts(page)).toEqual(['What is 3 quarters minus 1 half?']);
  await reach(page, 'quarters');
  expect(await marked(page, 'spoken')).toBe('3/4');
  await reach(page, 'half');
  expect(await marked(page, 'spoken')).toBe('1/2');
});

test('every kind of lesson can be read from its first step on', async ({ page }) => {
  await speakWith(page, HOME);
  await newcomer(page);
  for (const subject of ['math', 'science', 'social_studies', 'writing']) {
    const lesson = await openFirstLesson(page, subject);
    const read = async (name: string) => {
      const before = (await heard(page)).length;
      await button(page, `Read aloud: ${name}`).click();
      await speakOut(page);
      return (await texts(page)).slice(before);
    };
    expect(await read('what it is about')).toEqual(sayings(lesson.description));
    if (lesson.subject === 'math') expect((await read('how it works')).at(0)).toMatch(/^1: There are /);
    if (lesson.subject === 'social_studies') {
      expect(await read('the text')).toEqual(sayings(lesson.content.content));
    }
    if (lesson.subject === 'science') {
      const { question, materials, steps, safety, why } = lesson.content.experiment;
      expect(await read('the experiment')).toEqual([
        ...sayings(question),
        'What you need',
        ...materials.flatMap(sayings),
        'Stay safe',
        ...sayings(safety),
        'What to do',
        ...steps.flatMap((step, index) => sayings(`${index + 1}: ${step}`)),
        'Why it happens',
        ...sayings(why),
      ]);
    }
    if (lesson.subject === 'writing') {
      const said = await read('the task');
      for (const part of [lesson.content.prompt, ...lesson.content.guidelines]) {
        expect(said).toEqual(expect.arrayContaining(sayings(part)));
      }
      await next(page);
      await page
        .getByRole('textbox')
        .fill('The river was quiet that morning, and the bread was packed. '.repeat(25));
      await page.getByRole('button', { name: 'Submit Essay' }).click();
      expect(await read('what Glim says')).toEqual([
        ...sayings(feedbackHeadline(1)),
        'Submitted: 1 of 3.',
        'You may make it even better, or complete the lesson.',
      ]);
    }
  }
});

test('reading ends when the step is left, and waits while the page is hidden', async ({ page }) => {
  await speakWith(page, HOME);
  await newcomer(page);
  await openFirstLesson(page, 'social_studies');
  await button(page, 'Read aloud: the text').click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await isSpeaking(page)).toBe(false);
  await button(page, 'Go on reading').click();
  expect(await isSpeaking(page)).toBe(true);
  await next(page);
  await expect(page.getByText('Question 1 of')).toBeVisible();
  expect(await isSpeaking(page)).toBe(false);
  expect(await marked(page, 'spoken-sentence')).toBe('');
});

for (const { what, voices, why } of [
  {
    what: 'no voice',
    voices: [],
    why: 'This browser has no English voice on this device, so nothing is read aloud here.',
  },
  {
    what: 'only a remote voice',
    voices: [REMOTE],
    why: 'This browser only has voices that would send the text to another computer, so nothing is read aloud here.',
  },
]) {
  test(`with ${what} there are no buttons, and the settings say why`, async ({ page }) => {
    await speakWith(page, voices);
    await newcomer(page);
    await page.goto('/settings');
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Reading speed' })).toHaveCount(0);
    await openFirstLesson(page, 'reading');
    await next(page);
    await expect(page.getByText('Question 1 of')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Read aloud/ })).toHaveCount(0);
  });
}
