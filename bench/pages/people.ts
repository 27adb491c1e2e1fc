import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { answerAll, complete, openFirstLesson } from '../../e2e/lessons.ts';
import { SUBJECTS, type Subject } from '../../src/features/lessons/subjects.ts';
import { mailTo } from '../../e2e/mailbox.ts';
import { demoPerson, newAccount, newcomer, tellBirthday, withDatabase } from '../../e2e/people.ts';

/** Who looks at a screen. */
export type Who =
  | 'visitor'
  /** Has an account, and has told no birthday. */
  | 'nameless'
  /** Eight years old: has asked a parent, or was told no. */
  | 'waiting'
  | 'denied'
  /** Fourteen: has done nothing yet, or a lesson of three subjects; in a family; with the games put away. */
  | 'fresh'
  | 'learner'
  | 'member'
  | 'rested'
  /** A grown-up of no child. */
  | 'adult'
  /** The demo people: 9 and 14 years with weeks of learning, and Ada's parent. */
  | 'ada'
  | 'theo'
  | 'robin';

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The people as their browsers know them, and addresses that exist once they are there. */
export type People = {
  states: Record<Who, State>;
  links: {
    consent: string;
    portal: string;
    /** What the learner has finished. */
    done: Record<'reading' | 'writing' | 'science', string>;
    /** What the lists offer to who has done nothing. */
    today: Record<Subject, string>;
    yesterday: string;
  };
};

const PARENT = 'parent@people.bench';

/** Makes everyone through the pages and calls that real people use. */
export async function makePeople(browser: Browser, baseURL: string): Promise<People> {
  const open = () => browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' });
  /** Someone's browser after some acts, and what the acts gave. */
  async function after<T>(act: (page: Page) => Promise<T>): Promise<{ state: State; got: T }> {
    const context: BrowserContext = await open();
    const got = await act(await context.newPage());
    const state = await context.storageState();
    await context.close();
    return { state, got };
  }

  const learner = await after(async (page) => {
    await newcomer(page, { firstName: 'Amara' });
    return {
      reading: await learn(page, 'reading'),
      science: await learn(page, 'science'),
      writing: await write(page),
    };
  });
  const consented = await after(async (page) => {
    const id = await asked(page, 'granting@people.bench');
    await decide(browser, baseURL, 'granting@people.bench', 'Grant Permission');
    await post(page, '/api/parent/request-access', {
      childId: id,
      parentEmail: 'granting@people.bench',
      action: 'view_data',
    });
    return (await mailTo('granting@people.bench', 'portal-link')).link;
  });
  const fresh = await after(async (page) => {
    await newcomer(page);
    const today = { reading: '', writing: '', math: '', science: '', social_studies: '' };
    for (const subject of SUBJECTS) today[subject] = await offered(page, subject);
    return today;
  });
  const waiting = await after((page) => asked(page, PARENT));
  const denied = await after(async (page) => {
    await asked(page, 'refusing@people.bench');
    await decide(browser, baseURL, 'refusing@people.bench', 'Deny Permission');
  });
  const member = await after(async (page) => {
    await newcomer(page, { firstName: 'Leonie' });
    await post(page, '/api/families', { name: 'The Larks' });
  });
  const rested = await after(async (page) => {
    const { email } = await newcomer(page, { firstName: 'Noor' });
    await withDatabase((client) =>
      client.query('update users set games_allowed = false where email = $1', [email]),
    );
  });
  const yesterday = await withDatabase((client) =>
    client.query("select id from lessons where day = current_date - 1 and subject = 'math' limit 1"),
  );
  const nobody: State = { cookies: [], origins: [] };
  return {
    states: {
      visitor: nobody,
      nameless: (await after((page) => newAccount(page, { firstName: 'Pip' }))).state,
      waiting: waiting.state,
      denied: denied.state,
      fresh: fresh.state,
      learner: learner.state,
      member: member.state,
      rested: rested.state,
      adult: (await after((page) => newcomer(page, { firstName: 'Kofi', birthDate: '1985-03-02' }))).state,
      ada: (await after((page) => demoPerson(page, 'Ada'))).state,
      theo: (await after((page) => demoPerson(page, 'Theo'))).state,
      robin: (await after((page) => demoPerson(page, 'Robin'))).state,
    },
    links: {
      consent: (await mailTo(PARENT, 'consent-request')).link,
      portal: consented.got,
      done: learner.got,
      today: fresh.got,
      yesterday: `/lesson/${yesterday.rows[0]?.id}`,
    },
  };
}

/** Finishes the first lesson of a subject. @returns its address */
async function learn(page: Page, subject: string): Promise<string> {
  const lesson = await openFirstLesson(page, subject);
  await answerAll(page, lesson, [1]);
  if (subject === 'science') await addPhoto(page);
  await complete(page);
  await page.getByRole('dialog').waitFor();
  return `/lesson/${lesson.id}`;
}

/** The address of the first lesson of a subject's list. */
async function offered(page: Page, subject: Subject): Promise<string> {
  await page.goto(`/lessons/${subject}`);
  const first = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  return (await first.getAttribute('href')) ?? '';
}

async function addPhoto(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.locator('input[type=file]').setInputFiles({ name: 'beans.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('Photo Uploaded!', { exact: true }).waitFor();
}

export const ESSAY = 'The river was quiet that morning, and my cousin had already packed the bread. '.repeat(
  10,
);

async function write(page: Page): Promise<string> {
  const lesson = await openFirstLesson(page, 'writing');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('textbox').fill(ESSAY);
  await page.getByRole('button', { name: 'Submit Essay' }).click();
  await complete(page);
  await page.getByRole('dialog').waitFor();
  return `/lesson/${lesson.id}`;
}

/** A child of eight asks a parent. @returns the child's id, as the letter to the parent names it */
async function asked(page: Page, parentEmail: string): Promise<string> {
  const { email } = await newAccount(page, { firstName: 'Lio' });
  await tellBirthday(page, '2018-03-01');
  await page.getByLabel('Your parent or guardian’s email address').fill(parentEmail);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByRole('heading', { level: 1, name: 'Waiting for permission' }).waitFor();
  const { rows } = await withDatabase((client) =>
    client.query('select id from users where email = $1', [email]),
  );
  return String(rows[0]?.id);
}

async function decide(browser: Browser, baseURL: string, parentEmail: string, answer: string): Promise<void> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto((await mailTo(parentEmail, 'consent-request')).link);
  await page.getByRole('button', { name: answer }).click();
  await page.getByRole('button', { name: 'Stay here' }).waitFor();
  await context.close();
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = new URL(page.url()).origin;
  const reply = await page.request.post(path, { data, headers: { origin, 'sec-fetch-site': 'same-origin' } });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
}
