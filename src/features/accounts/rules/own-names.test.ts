import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOf } from './own-names.ts';

test('names are one line each, and the first one is there', () => {
  expect(namesOf({ firstName: '  Zoë\n Marie ', lastName: '' })).toEqual({
    firstName: 'Zoë Marie',
    lastName: '',
  });
  expect(namesOf({ firstName: ' \u202e ', lastName: 'Okafor' })).toMatchObject({ field: 'firstName' });
  expect(namesOf({ firstName: 'x'.repeat(61), lastName: '' })).toMatchObject({ field: 'firstName' });
  expect(namesOf({ firstName: 'Zoë', lastName: 'x'.repeat(61) })).toMatchObject({ field: 'lastName' });
});

test('what is accepted has no line break and turns no direction of writing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (firstName, lastName) => {
      const names = namesOf({ firstName, lastName });
      if ('problem' in names) return;
      expect(names.firstName + names.lastName).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e]/u);
      expect(namesOf(names)).toEqual(names);
    }),
  );
});
