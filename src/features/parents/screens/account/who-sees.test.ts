import { expect, test } from 'vitest';
import { PROTECTIONS } from '../../../consent/rules/notice.ts';
import { whoSees } from './who-sees.ts';

const alone = { isUnder13: false, isLinked: false, isSeenByParent: false };

test('a child is told when a parent looks on, and never otherwise', () => {
  const seen = whoSees({ ...alone, isSeenByParent: true }).join(' ');
  expect(seen).toContain('You and your parent see');
  expect(seen).not.toContain('No parent');
  expect(whoSees(alone).join(' ')).toContain('No parent does');
});

test('where it could not be asked, nobody is told that no parent sees it', () => {
  const said = whoSees({ ...alone, isSeenByParent: undefined }).join(' ');
  expect(said).not.toContain('No parent');
  expect(said).toContain('so does a parent');
});

test('a parent is told what they see of their children', () => {
  expect(whoSees({ ...alone, isLinked: true }).join(' ')).toContain('of your children');
  expect(whoSees(alone).join(' ')).not.toContain('of your children');
});

test('only a child under 13 is told that sharing is a parent’s to allow', () => {
  expect(whoSees({ ...alone, isUnder13: true }).join(' ')).toContain('only if a parent allows it');
  expect(whoSees(alone).join(' ')).toContain('with your first name at most');
});

test('the one setting that a call takes along is named', () => {
  expect(whoSees(alone).at(-1)).toMatch(/stay in this browser; only the difficulty is sent along/);
});

test('nobody is told that their data is out of sight of whoever runs the installation', () => {
  expect(whoSees(alone).join(' ')).toContain('whoever runs this Brightling, who can look into its database');
});

test('what is said of others promises no more than the notice to parents', () => {
  // Sign-in, mails and files may go through a company that the installation has chosen.
  const promise = 'passed on to anyone for purposes of their own';
  expect(PROTECTIONS.join(' ')).toContain(promise);
  const said = whoSees(alone).join(' ');
  expect(said.match(/passed on[^.]*/g)).toEqual([promise]);
});
