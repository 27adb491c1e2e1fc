import { expect, test } from 'vitest';
import { renderLetter, type Letter } from '../../infra/mail/letter.ts';
import * as letters from './letters.ts';
import { digestOf } from './rules/digest.ts';
import { PORTAL_ACTIONS } from './rules/portal.ts';

const site = { publicUrl: new URL('https://learn.example.org') };
const link = 'https://learn.example.org/?page=parent-data-management&token=abc.def';
const portalUrl = 'https://learn.example.org/?page=parent-data-management';
const signInUrl = 'https://learn.example.org/api/auth/login?returnTo=%2F';
const reportUrl = 'https://learn.example.org/detailed-report?child=1';
const stopUrl = 'https://learn.example.org/api/parent/digest/stop?token=abc';
const supportEmail = 'hello@learn.example.org';
const deletedOn = '2026-12-21';
const A_DAY = 'Monday, December 21, 2026';

const digest = (childFirstName: string) =>
  digestOf({
    childFirstName,
    week: '2026-11-22',
    completions: [{ subject: 'math', title: 'At the Market', score: 95, seconds: 720 }],
    streak: 3,
    daysLearned: 3,
    goingWell: [],
    needsHelp: [{ subject: 'science', title: 'Explain how light lets us see' }],
    badges: [],
    hasGraveText: false,
  });

/** Every letter about a person of that name. */
const about = (name: string): Record<string, Letter> => ({
  ...Object.fromEntries(
    PORTAL_ACTIONS.map((action) => [
      action,
      letters.portalLinkLetter({ childFirstName: name, action, link }),
    ]),
  ),
  warning: letters.retentionWarningLetter({ childFirstName: name, deletedOn, signInUrl }),
  withdrawn: letters.retentionWithdrawnLetter({ childFirstName: name, deletedOn, portalUrl }),
  restored: letters.retentionRestoredLetter({ childFirstName: name }),
  closed: letters.accountClosedLetter({ firstName: name, deletedOn, signInUrl }),
  confirm: letters.confirmAddressLetter({ firstName: name, link }),
  digest: letters.digestLetter({
    parentFirstName: name,
    childFirstName: name,
    digest: digest(name),
    reportUrl,
    stopUrl,
  }),
});
const ofAda = about('Ada');
const nameless: Record<string, Letter> = {
  deleted: letters.deletionDoneLetter({ supportEmail }),
  ownWarning: letters.retentionWarningLetter({ childFirstName: null, deletedOn, signInUrl }),
};

/** The letter's text as one line, so that sentences are found across its line breaks. */
const textOf = (letter: Letter | undefined) =>
  letter ? renderLetter(letter, site).text.replace(/\s+/g, ' ') : '';
const linksIn = (letter: Letter | undefined) =>
  letter
    ? [...renderLetter(letter, site).html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&#38;', '&'),
      )
    : [];

test.each(Object.entries({ ...ofAda, ...nameless }))('the letter %s is whole', (_, letter) => {
  const { subject, html, text } = renderLetter(letter, site);
  expect(subject.length).toBeGreaterThan(10);
  expect(subject.length).toBeLessThan(80);
  expect(letter.preview.length).toBeGreaterThan(40);
  expect(letter.letterhead).toBe('Brightling');
  expect(letter.footer.length).toBeGreaterThan(0);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(text).toMatch(/^[\x20-\x7e\n]+$/);
  for (const line of text.split('\n'))
    if (!line.startsWith('https:')) expect(line.length).toBeLessThanOrEqual(72);
});

test.each(PORTAL_ACTIONS)(
  'the link for %s says what it is for, that it works once, and to ignore it if unasked',
  (action) => {
    const letter = letters.portalLinkLetter({ childFirstName: 'Ada', action, link });
    const text = textOf(letter);
    expect(text).toContain('works once, within 30 minutes');
    expect(text).toContain('Opening this letter or the page spends nothing');
    expect(text).toContain('If you did not ask for it, you need do nothing.');
    expect(linksIn(letter)).toEqual([link]);
    expect(text.includes('Nothing is deleted before you have confirmed it')).toBe(
      action === 'delete_account',
    );
  },
);

test('the link that proves an address says where and how long it can be used, and that opening it proves nothing', () => {
  expect(textOf(ofAda['confirm'])).toContain('within 24 hours. Opening it confirms nothing by itself');
  expect(linksIn(ofAda['confirm'])).toEqual([link]);
});

test('each act of the portal has a subject of its own', () => {
  const subjects = PORTAL_ACTIONS.map(
    (action) => letters.portalLinkLetter({ childFirstName: 'Ada', action, link }).subject,
  );
  expect(new Set(subjects).size).toBe(PORTAL_ACTIONS.length);
});

test('the letter after a deletion holds nothing of anybody', () => {
  const { html, text } = renderLetter(letters.deletionDoneLetter({ supportEmail }), site);
  expect(text.match(/\S+@\S+/g)).toEqual([`${supportEmail}.`]);
  expect(html).not.toContain('href');
  expect(`${html} ${text}`).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|token/);
});

test('a warning names the day and the one thing that keeps the account', () => {
  expect(textOf(ofAda['warning'])).toContain(
    `on ${A_DAY}. To keep it, let Ada sign in once before that day.`,
  );
  expect(textOf(nameless['ownWarning'])).toContain(`on ${A_DAY}. To keep it, sign in once before that day.`);
  expect(textOf(nameless['ownWarning'])).not.toMatch(/parent|guardian|child/);
  expect(linksIn(ofAda['warning'])).toEqual([signInUrl]);
  // A parent who signs in keeps nothing: it is the child who must.
  expect(textOf(ofAda['warning'])).not.toContain('Sign in and keep it');
  expect(textOf(ofAda['warning'])).toContain('your own sign-in does not count');
  expect(textOf(nameless['ownWarning'])).toContain('Sign in and keep it');
});

test('a withdrawal and a closing name the day and the way back', () => {
  expect(ofAda['withdrawn']?.subject).toBe(`Your child’s account will be deleted on ${A_DAY}`);
  expect(textOf(ofAda['withdrawn'])).toContain("Ada's account will be deleted");
  expect(textOf(ofAda['withdrawn'])).toContain(
    'If you change your mind, ask for a link to the privacy settings',
  );
  expect(linksIn(ofAda['withdrawn'])).toEqual([portalUrl]);
  expect(textOf(ofAda['closed'])).toContain(`deleted on ${A_DAY}`);
  expect(linksIn(ofAda['closed'])).toEqual([signInUrl]);
  expect(textOf(ofAda['restored'])).toContain('deletion is called off');
});

test('the weekly letter has three figures, one thing done well, one to do together, and its own end', () => {
  const text = textOf(ofAda['digest']);
  expect(text).toContain('- Lessons: 1 - Minutes: 12 - Days in a row: 3');
  expect(text).toContain("'At the Market'");
  expect(text).toContain("Ten minutes together 'Explain how light lets us see' (science)");
  expect(linksIn(ofAda['digest'])).toEqual([reportUrl, stopUrl]);
  expect(text).toContain('Stop this weekly letter (without signing in)');
});

test('no subject holds a name', () => {
  const ofOthers = about('Theodora');
  for (const [kind, { subject }] of Object.entries(ofAda))
    expect(subject, kind).toBe(ofOthers[kind]?.subject);
});

const ODD_NAMES = [
  '<script>alert(1)</script>',
  'Bob\r\nBcc: all@example.org',
  'نور',
  'x'.repeat(5_000),
  '',
  'www.evil.example',
  'Cheap pills for everybody',
  '🦊 2014',
];

test.each(ODD_NAMES.map((name) => [name.slice(0, 40), name]))('a person may be called %j', (_, name) => {
  for (const [kind, letter] of Object.entries(about(name))) {
    const { subject, html, text } = renderLetter(letter, site);
    expect(subject, kind).toMatch(/^[^\r\n]{1,150}$/);
    expect(html, kind).not.toMatch(/<script|Bcc|evil|pills|🦊|x{50}/);
    expect(text, kind).not.toMatch(/Bcc|evil|pills|🦊|x{50}|Hello ,|undefined/);
  }
});
