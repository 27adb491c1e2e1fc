import { expect, test } from 'vitest';
import { ageBandOf } from './age.ts';

test.each([
  ['2020-11-22', '7-8'],
  ['2018-11-21', '7-8'],
  ['2017-11-21', '9-10'],
  ['2015-11-21', '11-12'],
  ['2013-11-21', '13-14'],
  ['2008-11-22', '13-14'],
  ['2008-11-21', 'adult'],
] as const)('born %s is in band %s', (birthDate, band) => {
  expect(ageBandOf(birthDate, '2026-11-21')).toBe(band);
});
