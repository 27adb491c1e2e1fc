import { plainEmail } from '../email.ts';
import type { Identity } from '../store.ts';

const LONGEST_NAME = 100;

/**
 * The identity that a provider's claims name. Names are a courtesy of the provider and may be missing; the e-mail
 * may not, since parents and children are told apart by it.
 *
 * @returns undefined without a subject or a plain e-mail address.
 */
export function identityFrom(claims: Record<string, unknown>): Identity | undefined {
  const issuer = textOf(claims.iss);
  const subject = textOf(claims.sub);
  const email = plainEmail(textOf(claims.email));
  if (!issuer || !subject || !email) return undefined;
  const whole = nameOf(claims.name) || nameOf(claims.preferred_username);
  const [firstWord = '', ...otherWords] = whole.split(' ');
  const givenName = nameOf(claims.given_name) || firstWord || nameOf(email.split('@')[0]);
  const familyName = nameOf(claims.family_name) || (claims.given_name ? '' : otherWords.join(' '));
  return {
    issuer,
    subject,
    email,
    // Some providers send it as text.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: whole || `${givenName} ${familyName}`.trim(),
    givenName,
    familyName,
  };
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

/** A name as it can be kept and shown: one line, no control characters. */
function nameOf(claim: unknown): string {
  const line = textOf(claim)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
