import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShown } from '../../progress/rules/skills.ts';
import { needsHelp } from './skill-standing.ts';

test('a skill needs help after three tries with fewer than 60% right', () => {
  expect(needsHelp({ attempts: 3, recent: [true, false, false] })).toBe(true);
  expect(needsHelp({ attempts: 5, recent: [true, true, true, false, false] })).toBe(false);
  expect(needsHelp({ attempts: 9, recent: [true, true, false, false, false] })).toBe(true);
});

test('two tries say nothing yet', () => {
  expect(needsHelp({ attempts: 2, recent: [false, false] })).toBe(false);
});

test('no skill goes well and needs help at once', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 5 }), fc.nat(20), (recent, more) => {
      const record = { attempts: recent.length + more, recent };
      expect(isShown(record, 'questions') && needsHelp(record)).toBe(false);
    }),
  );
});
