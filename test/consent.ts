import { randomUUID } from 'node:crypto';
import type { TestApp } from './harness.ts';
import { latestMail, tokenIn } from './mailbox.ts';
import { person, visitor, type TestPerson } from './people.ts';

export type ConsentedChild = TestPerson & { parentEmail: string };

let families = 0;

/** A child of 8 who has told the birthday and asked a parent; the parent has not answered yet. */
export async function askingChild(
  test: TestApp,
  { firstName = 'Lio', parentEmail = `${randomUUID()}@parents.test`, birthDate = '2018-03-01' } = {},
): Promise<ConsentedChild> {
  const child = await person(test, { birthDate: null, firstName });
  const asked = await test.app.inject({
    method: 'POST',
    url: '/api/auth/request-parental-consent',
    // Each family at its own address: letters are counted by it.
    remoteAddress: `10.200.${++families >> 8}.${families & 255}`,
    headers: { cookie: child.cookie, 'sec-fetch-site': 'same-origin' },
    payload: {
      userId: child.id,
      parentEmail,
      birthDate,
      childInfo: { firstName, lastName: 'Okafor', email: '' },
    },
  });
  if (asked.statusCode !== 200) throw new Error(`the request was refused: ${asked.body}`);
  return { ...child, parentEmail };
}

/** The token of the latest consent mail to a child's parent. */
export async function consentToken(test: TestApp, child: ConsentedChild): Promise<string> {
  return tokenIn(await latestMail(test, child.parentEmail));
}

/** A child of 8 whose parent has said yes by the mailed link. */
export async function consentedChild(
  test: TestApp,
  wanted: Parameters<typeof askingChild>[1] = {},
): Promise<ConsentedChild> {
  const child = await askingChild(test, wanted);
  const granted = await visitor(test).send('POST', '/api/auth/respond-parental-consent', {
    token: await consentToken(test, child),
    granted: true,
  });
  if (granted.statusCode !== 200) throw new Error(`the grant was refused: ${granted.body}`);
  return child;
}
