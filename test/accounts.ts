import type { TestApp } from './harness.ts';
import { openBrowser } from './browser.ts';
import { visitor, type TestPerson } from './people.ts';

export const PASSWORD = 'seven green kites';

/** A person with an account of the built-in provider, whose address nobody has proved yet. */
export type SelfMade = TestPerson & { email: string };

/** Makes an account on the provider's own page and registers with it. */
export async function signUp(
  test: TestApp,
  {
    email,
    birthDate = '1985-03-02',
    firstName = 'Robin',
  }: { email: string; birthDate?: string; firstName?: string },
): Promise<SelfMade> {
  const names = { given_name: firstName, family_name: 'Okafor' };
  const made = await enter(test, { ...names, email, password: PASSWORD });
  const registered = await made.send('POST', '/api/auth/complete-registration', {
    userId: made.id,
    birthDate,
  });
  if (registered.statusCode !== 200) throw new Error(`the registration was refused: ${registered.body}`);
  return { ...made, email };
}

/** Signs in once more, in another browser. */
export const signIn = (test: TestApp, email: string, password = PASSWORD): Promise<TestPerson> =>
  enter(test, { email, password });

async function enter(test: TestApp, form: Record<string, string>): Promise<TestPerson> {
  const browser = openBrowser(test.app);
  const page = await browser.submit(await browser.visit('/api/auth/login'), form);
  const session = browser.cookie('brightling');
  if (page.path !== '/?auth=success' || !session)
    throw new Error(`not signed in: ${page.status} ${page.path}`);
  const cookie = `brightling=${session}`;
  const { get, send } = visitor(test);
  const { userInfo } = (await get('/api/auth/pending-user', { cookie })).json();
  return {
    id: userInfo.id,
    cookie,
    get: (url, headers) => get(url, { cookie, ...headers }),
    send: (method, url, body, headers) => send(method, url, body, { cookie, ...headers }),
  };
}
