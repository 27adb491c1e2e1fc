import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openBrowser } from '../../../test/browser.ts';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt, lessonOf, readLesson } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import { runs } from '../../../test/runs.ts';
import type { Endpoint } from '../../base/endpoint.ts';
import { REFUSALS, type RefusalCode } from '../../base/refusal.ts';
import { findRecord } from '../../features/accounts/provider/store.ts';
import { SUBJECTS } from '../../features/lessons/subjects.ts';
import { ENDPOINTS } from './endpoints.ts';

/*
 * Whatever is sent, the server answers in its one shape and never with a fault of its own. Thirty requests for each
 * call; a thousand with `npm run test:long`.
 */

const RUNS = runs({ usual: 30, long: 1_000 });

const CODES = Object.keys(REFUSALS).filter((code): code is RefusalCode => code in REFUSALS);
const refusal = z.strictObject({
  message: z.string(),
  code: z.enum(CODES),
  field: z.string().optional(),
  needsAgeVerification: z.literal(true).optional(),
  needsParentalConsent: z.literal(true).optional(),
});

let app: TestApp;
let mira: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  mira = await person(app);
});
afterAll(() => app.close());

const ODD_TEXTS = [
  ['', ' ', '\u0000', 'a\u0000b', '\ud83d', 'x\udc22', '\u202e', '\ufeff', '\uffff', '🐢'.repeat(40)],
  ['null', '-1', '1e999', '__proto__', "'; drop table users; --", '../..', '${7*7}', '1/0', '0/0', '½'],
  ['9'.repeat(400), '1e-400', 'x'.repeat(10_001), '2026-02-30', '٣', '1,5', '--5', '1 1/2 cm'],
].flat();
const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, -1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);
const odd = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 500 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
);

/** Parts of an address as they stand on the wire, some of them no UTF-8. */
const oddPart = fc.oneof(
  oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 600)),
  fc.constantFrom(
    '%00',
    'a%00b',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    '%ff',
    '%2e%2e',
    '%2F',
    'x'.repeat(201),
    '%0d%0a',
  ),
);

/** What a call expects, by the name of a field, so that some requests come past the first checks. */
const rightParts = (name: string) => {
  if (name === 'subject') return [...SUBJECTS];
  if (name === 'photoId') return ['00000000-0000-4000-8000-000000000000'];
  return [mira.id, lessonOf('math', 'easy'), lessonOf('writing', 'easy'), lessonOf('science', 'easy')];
};

function oddUrl({ path }: Endpoint): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    const right = part.startsWith(':') ? rightParts(part.slice(1)) : [part];
    return part.startsWith(':')
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: oddPart })
      : fc.constant(part);
  });
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom('subject', 'preference', '__proto__', 'id'), oddPart), oddPart)
    .map((both) => both.join('='));
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.array(pair, { maxLength: 3 }).map((pairs) => `?${pairs.join('&')}`) },
  );
  return fc.tuple(fc.tuple(...parts), query).map(([all, asked]) => all.join('/') + asked);
}

function rightBody(path: string): Record<string, unknown> | undefined {
  const bodies: Record<string, Record<string, unknown>> = {
    'complete-registration': { userId: mira.id, birthDate: '2010-01-01', parentEmail: '', isUnder13: false },
    'request-parental-consent': { userId: mira.id, parentEmail: 'p@parents.test', birthDate: '2018-01-01' },
    'respond-parental-consent': { token: 'x', granted: true },
    'request-access': { childId: mira.id, parentEmail: 'p@parents.test', action: 'view_data' },
    'update-privacy': { socialSharingEnabled: true },
    controls: { restDays: [6, 7], dailyMinutes: 30, gamesAllowed: true },
    digest: { wantsDigest: true },
    'confirm-address/answer': { token: 'x' },
    'report-question': { step: 2, reason: 'other', comment: 'it is unclear', given: [1, '2'] },
    'corrections/seen': { refs: ['reading/easy/x#1@2026-11-21-reading-easy-1'] },
  };
  return Object.entries(bodies).find(([end]) => path.endsWith(end))?.[1];
}

/** Bodies of no form at all, and right ones with one or two odd fields. */
async function oddBody({ path }: Endpoint): Promise<fc.Arbitrary<unknown>> {
  const attempts = attemptsAt(await readLesson(mira, lessonOf('math', 'easy')));
  const answer = fc.oneof(oddText, oddNumber);
  const oddAttempts = fc.tuple(...attempts.map(() => fc.array(answer, { minLength: 1, maxLength: 3 })));
  const right = rightBody(path) ?? {
    attempts,
    score: 90,
    timeSpentMinutes: 3,
    essayText: null,
    photoUrl: null,
  };
  const field = fc.constantFrom(...Object.keys(right), 'more');
  return fc.oneof(
    odd,
    fc
      .array(fc.tuple(field, odd), { maxLength: 2 })
      .map((odds) => ({ ...right, ...Object.fromEntries(odds) })),
    fc.tuple(odd, odd).map(([score, essayText]) => ({ score, essayText })),
    oddAttempts.map((answers) => ({
      attempts: attempts.map((one, index) => ({ ...one, answers: answers[index] })),
    })),
  );
}

test.each(ENDPOINTS)(
  '$method $path answers whatever is sent',
  async (endpoint) => {
    const { method } = endpoint;
    const body = method === 'GET' ? fc.constant(undefined) : await oddBody(endpoint);
    await fc.assert(
      fc.asyncProperty(oddUrl(endpoint), body, async (url, sent) => {
        const response = await app.app.inject({
          method,
          url,
          headers: {
            cookie: mira.cookie,
            'sec-fetch-site': 'same-origin',
            ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          },
          payload: sent === undefined ? undefined : JSON.stringify(sent),
        });
        expect(response.statusCode, response.body).toBeLessThan(500);
        if (response.statusCode !== 200) return expectRefusal(response);
        if (endpoint.replyType) expect(response.headers['content-type']).toBe(endpoint.replyType);
        else expect(endpoint.reply.safeParse(response.json()).error).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  },
  600_000,
);

/** One of the closed list, under its own status, with a sentence and nothing that the description does not name. */
function expectRefusal({ body, statusCode }: { body: string; statusCode: number }): void {
  const { code, ...said } = refusal.parse(JSON.parse(body));
  expect(REFUSALS[code], body).toBe(statusCode);
  expect(said.message).not.toBe('');
}

test('an answer or text that cannot be kept is refused by name', async () => {
  // One of the calls above has closed the account of the one above.
  const noor = await person(app);
  const lesson = await readLesson(noor, lessonOf('math', 'medium'));
  const words = 'The kite flies over the hill and we all run after it. '.repeat(5);
  for (const odd of ['\u0000', 'a\ud800']) {
    const attempts = attemptsAt(lesson).map((one) => ({ ...one, answers: [odd] }));
    const complete = (id: string, body: object) => noor.send('POST', `/api/lessons/${id}/complete`, body);
    expect((await complete(lesson.id, { attempts })).json()).toMatchObject({ field: 'attempts.0.answers.0' });
    const essay = await complete(lessonOf('writing', 'easy'), { essayText: words + odd });
    expect(essay.json()).toMatchObject({ code: 'invalid', field: 'essayText' });
  }
});

test('the sign-in provider answers a NUL as it answers anything it does not know', async () => {
  const browser = openBrowser(app.app);
  const page = await browser.visit('/api/auth/login');
  const again = await browser.submit(page, { email: 'a\u0000@people.test', password: 'seven green kites' });
  expect(again.status).toBe(400);
  expect(again.text).toContain('Please type an e-mail address');
  for (const by of [{ id: 'a\u0000' }, { uid: '\u0000' }, { userCode: '\u0000' }])
    expect(await findRecord(app.deps.db, 'Client', by)).toBeUndefined();
  const asked = await browser.visit('/idp/auth?client_id=%00&response_type=code&scope=openid');
  expect(asked.status).toBe(400);
});
