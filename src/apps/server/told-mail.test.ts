import { expect, test } from 'vitest';
import { consentDeniedLetter, consentRequestLetter } from '../../features/consent/letters.ts';
import { digestLetter } from '../../features/parents/letters.ts';
import type { Digest } from '../../features/parents/rules/digest.ts';
import { renderLetter, type Letter } from '../../infra/mail/letter.ts';
import { toldMail } from './told-mail.ts';

const HERE = 'http://localhost:3000';
const supportEmail = 'hello@school.test';
const told = (letter: Letter) =>
  toldMail(renderLetter(letter, { publicUrl: new URL(HERE) }), '/data/outbox/a.eml');

test('a mail is told with its subject, its file, and the link that is to be followed', () => {
  const link = `${HERE}/?page=parental-consent&token=${'a'.repeat(43)}`;
  const request = consentRequestLetter({
    childFirstName: 'Ayo',
    link,
    expiresAt: new Date('2026-11-24T12:00:00Z'),
    privacyUrl: `${HERE}/privacy`,
    supportEmail,
    installation: [],
  });
  expect(told(request)).toBe(`Mail: May your child learn with Brightling? – ${link} (/data/outbox/a.eml)`);
});

test('of the weekly letter it is the report, and not the link that stops the letter', () => {
  const figure = { label: 'Lessons', value: '0' };
  const digest: Digest = { figures: [figure, figure, figure], wentWell: 'A quiet week.', together: 'Read.' };
  const reportUrl = `${HERE}/detailed-report?child=1`;
  const letter = digestLetter({
    parentFirstName: 'Robin',
    childFirstName: 'Ayo',
    digest,
    reportUrl,
    stopUrl: `${HERE}/weekly-letter?token=abc`,
  });
  expect(told(letter)).toContain(` – ${reportUrl} (`);
});

test('a mail without a link is told without one', () => {
  const { subject } = consentDeniedLetter({ supportEmail });
  expect(told(consentDeniedLetter({ supportEmail }))).toBe(`Mail: ${subject} (/data/outbox/a.eml)`);
});
