import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { isFresh, keepAnswer, keepAnswersOf, keepFor, keptAnswer, presentOwner } from './kept-answers.ts';

/** An instant of this machine's own zone. */
const at = (text: string) => new Date(text).getTime();

test("an answer of the day serves until the day's end, where this browser stands", () => {
  const kept = at('2026-11-21T07:00:00');
  expect(isFresh(kept, 'that_day', at('2026-11-21T23:59:59'))).toBe(true);
  expect(isFresh(kept, 'that_day', at('2026-11-22T00:00:01'))).toBe(false);
});

test('any other serves as long as its person is here, and a month at most', () => {
  const kept = at('2026-11-21T07:00:00');
  expect(isFresh(kept, 'until_sign_out', at('2026-12-20T07:00:00'))).toBe(true);
  expect(isFresh(kept, 'until_sign_out', at('2026-12-22T07:00:00'))).toBe(false);
});

test('where nothing can be kept, nothing fails and nothing is found', async () => {
  const progress = endpoint({
    method: 'GET',
    path: '/api/user/progress',
    summary: 'for this test',
    who: 'child',
    limit: { none: 'a test' },
    reply: z.object({ level: z.int() }),
  });
  keepAnswersOf(new Map([[progress.path, 'until_sign_out']]));
  await keepFor('mira');
  await keepAnswer(progress.path, progress.path, { level: 3 }, presentOwner());
  expect(await keptAnswer(progress)).toBeUndefined();
});
