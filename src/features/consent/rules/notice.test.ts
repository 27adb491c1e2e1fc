import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { AFTER_YES, COLLECTED, NO_ANSWER, NOTICE_VERSION, PROTECTIONS, RIGHTS } from './notice.ts';

/** The words of each version, as a hash: parents have agreed to these. Add a line for a new wording; change none. */
const WORDS: Record<string, string> = {
  '2026-11': '5f4236cae174ed29',
  '2026-11-21': 'cae1c79866347329',
  '2026-11-21b': '87055edc4ff1ab20',
  '2026-11-21c': '562a0b8d4a3ff1b1',
  '2026-11-22': 'b474effe4b46e181',
};

// More that is collected, used or passed on needs consent anew, which is not built yet (docs/security.md).
test('new words of the notice have a new version', () => {
  const words = JSON.stringify([COLLECTED, PROTECTIONS, RIGHTS, NO_ANSWER, AFTER_YES]);
  expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(WORDS[NOTICE_VERSION]);
});
