import { describe, expect, test } from 'vitest';
import { greetingNameOf, initialsOf, labelOf } from './display-name.ts';

const ada = {
  firstName: 'Ada',
  given_name: 'Adelaide',
  family_name: 'King',
  name: 'A. King',
  email: 'ada.k@example.org',
};

describe('the name of a person', () => {
  test.each([
    [ada, 'Ada'],
    [{ ...ada, firstName: '' }, 'Adelaide'],
    [{ ...ada, firstName: '  ', given_name: '' }, 'A. King'],
    [{ email: ada.email }, 'ada.k'],
  ])('%j is %s in bar and greeting', (fields, name) => {
    expect(labelOf(fields)).toBe(name);
    expect(greetingNameOf(fields)).toBe(name);
  });

  test('falls back to a word where nothing is known', () => {
    expect(labelOf({})).toBe('User');
    expect(labelOf({ firstName: ' ', email: '@example.org' })).toBe('User');
    expect(greetingNameOf({ given_name: '', name: '', email: '' })).toBe('Student');
  });
});

describe('initials', () => {
  test.each([
    [ada, 'AK'],
    [{ given_name: 'ada' }, 'A'],
    [{ family_name: 'king' }, 'K'],
    [{ given_name: '𝒜da', family_name: 'Öst' }, '𝒜Ö'],
    [{ firstName: 'Ada', name: 'Ada King' }, 'U'],
    [{}, 'U'],
  ])('of %j are %s', (fields, initials) => {
    expect(initialsOf(fields)).toBe(initials);
  });
});
