import { expect, test } from 'vitest';
import { renderLetter, type Letter } from '../../infra/mail/letter.ts';
import { consentDeniedLetter, consentGrantedLetter, consentRequestLetter } from './letters.ts';
import { AFTER_YES, COLLECTED, NO_ANSWER, PROTECTIONS, RIGHTS } from './rules/notice.ts';

const site = { publicUrl: new URL('https://learn.example.org') };
const link = 'https://learn.example.org/?page=parental-consent&token=q3V0c2lkZS-_x';
const privacyUrl = 'https://learn.example.org/privacy';
const portalUrl = 'https://learn.example.org/?page=parent-data-management';
const supportEmail = 'hello@learn.example.org';
const installation = ['This Brightling is run by Sunny Co-op.', 'Letters go through smtp.example.org.'];
const childId = '0b8f6f0e-6c3b-4f7e-9a51-2a3c86f3f0aa';

const request = (childFirstName = 'Ada') =>
  consentRequestLetter({
    childFirstName,
    link,
    expiresAt: new Date('2026-11-24T14:05:30Z'),
    privacyUrl,
    supportEmail,
    installation,
  });
const granted = (childFirstName = 'Ada') =>
  consentGrantedLetter({ childFirstName, childId, portalUrl, privacyUrl, supportEmail });

/** The letter's text as one line, so that sentences are found across its line breaks. */
const textOf = (letter: Letter) => renderLetter(letter, site).text.replace(/\s+/g, ' ');
const plain = (text: string) => text.replaceAll('’', "'");
const linksIn = (letter: Letter) =>
  [...renderLetter(letter, site).html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&#38;', '&'),
  );

test('the request names the child and carries the whole notice', () => {
  const text = textOf(request());
  expect(text).toContain('May Ada learn with Brightling?');
  for (const { what, why } of COLLECTED) expect(text).toContain(plain(`${what}: ${why}`));
  for (const sentence of [...PROTECTIONS, ...installation, ...RIGHTS, NO_ANSWER, AFTER_YES])
    expect(text).toContain(plain(sentence));
  expect(text).toContain('Who else gets it: nobody');
  expect(text).toContain(supportEmail);
});

test('the request says that only a press of a button decides, and until when', () => {
  const text = textOf(request());
  expect(text).toContain('Opening this letter or that page decides nothing.');
  expect(text).toContain("'Grant Permission' or 'Deny Permission'");
  expect(text).toContain('72 hours, until Tuesday, November 24, 2026, 14:05 UTC');
});

test('the request has one link that can answer, the privacy policy and nothing else', () => {
  expect(linksIn(request())).toEqual([link, privacyUrl]);
});

test('the confirmation has what a parent needs to take the consent back, and no key to anything', () => {
  const text = textOf(granted());
  expect(text).toContain(`User ID of Ada: ${childId}`);
  expect(text).toContain('take your consent back today or at any time');
  expect(text).toContain('No reply is needed');
  for (const right of RIGHTS) expect(text).toContain(plain(right));
  expect(linksIn(granted())).toEqual([portalUrl, privacyUrl]);
  expect(renderLetter(granted(), site).html).not.toContain('token');
});

test('a no is heard, without a name or a link', () => {
  const denied = consentDeniedLetter({ supportEmail });
  expect(textOf(denied)).toContain('Your address is deleted after 72 hours');
  expect(textOf(denied)).toContain('the child can simply ask again');
  expect(linksIn(denied)).toEqual([]);
});

test('no subject holds a name', () => {
  for (const letter of [request, granted]) expect(letter('Ada').subject).toBe(letter('Theodora').subject);
});

const ODD_NAMES = [
  '<script>alert(1)</script>',
  '"Bobby" \r\nBcc: all@example.org',
  'نور',
  'x'.repeat(5_000),
  '',
  'a.b/c@d.example',
  'Cheap pills for everybody',
  'evil.example',
];

test.each(ODD_NAMES.map((name) => [name.slice(0, 40), name]))('a child may be called %j', (_, name) => {
  for (const letter of [request(name), granted(name)]) {
    const { subject, html, text } = renderLetter(letter, site);
    expect(subject).toMatch(/^[^\r\n]{1,150}$/);
    for (const form of [html, text]) expect(form).not.toMatch(/<script|Bcc|d\.example|pills|evil|x{50}/);
    if (name !== 'نور') expect(text).toContain('your child');
  }
});
