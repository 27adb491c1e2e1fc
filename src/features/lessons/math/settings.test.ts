import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import { pair } from './settings.ts';

test('two people of a problem never have one name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (seed) => {
      const [one, other] = pair(randomFrom(seed));
      expect(one).not.toBe(other);
    }),
    // Of a hundred names, chance alone would rarely draw one twice.
    { numRuns: 2_000 },
  );
});
