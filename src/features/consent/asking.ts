import { createHash, randomBytes } from 'node:crypto';
import { dayIn, type Day } from '../../base/day.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Db, Queries } from '../../infra/db/client.ts';
import type { Mail } from '../../infra/mail/queue.ts';
import { paths } from '../../paths.ts';
import { plainEmail } from '../accounts/email.ts';
import type { UserRow } from '../accounts/store.ts';
import type { Audit } from './audit.ts';
import { consentDeniedLetter, consentGrantedLetter, consentRequestLetter } from './letters.ts';
import { linkByAddress } from './linking.ts';
import { judgeBirthDate } from './rules/birth-date.ts';
import { aboutInstallation, type Installation } from './rules/installation.ts';
import { isSameMailbox } from './rules/mailbox.ts';
import { NOTICE_VERSION } from './rules/notice.ts';
import { CONSENT_WINDOW_MS, secondsUntilNextRequest } from './rules/request.ts';
import { closeRequest, lockUser, openRequest, requestTimes } from './store.ts';

export type AskingParts = {
  db: Db;
  now: () => Date;
  mail: Mail;
  audit: Audit;
  config: {
    consentAge: number;
    supportEmail: string;
    mail: { kind: 'outbox' | 'smtp' };
    http: { publicUrl: URL };
    installation: Installation;
  };
};

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest();

/**
 * A parent's address as it can be written to.
 *
 * @throws Refusal `invalid` when it is not one plain address, or the child's own.
 */
export function parentAddress(typed: string, childEmail: string): string {
  const email = plainEmail(typed);
  if (!email) throw refusedAddress('Please check the e-mail address.');
  if (isSameMailbox(email, childEmail)) {
    throw refusedAddress('This is your own address. Please enter the address of your parent or guardian.');
  }
  return email;
}

const refusedAddress = (sentence: string) =>
  new Refusal('invalid', `parentEmail: ${sentence}`, { field: 'parentEmail' });

type Wish = {
  parentEmail: string;
  /** As the child names it now; null where it has been told before. */
  birthDate: string | null;
};

/**
 * Whether a child may ask as it wishes to; the birth date to keep, if so.
 *
 * @throws Refusal when the child needs nobody's consent, has told another date, or has asked three times today.
 */
export async function judgeAsking(
  { now, config }: Pick<AskingParts, 'now' | 'config'>,
  db: Queries,
  child: UserRow,
  { birthDate }: Pick<Wish, 'birthDate'>,
): Promise<Day> {
  const at = now();
  if (child.state === 'active') throw isRegistered();
  const told = birthDateToKeep(child, birthDate, at, config.consentAge);
  const earlier = await requestTimes(db, child.id, new Date(at.getTime() - CONSENT_WINDOW_MS));
  const wait = secondsUntilNextRequest(earlier, at);
  if (wait > 0) {
    throw new Refusal(
      'too_many',
      'We have written three times today. Please look into the mail, or try again tomorrow.',
      { retryAfter: wait },
    );
  }
  return told;
}

/** Asks a parent for consent by mail. @throws Refusal as {@link judgeAsking} */
export async function askParent(
  parts: AskingParts,
  userId: string,
  { parentEmail, birthDate }: Wish,
): Promise<{ expiresAt: Date }> {
  const { db, now, mail, audit, config } = parts;
  const at = now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + CONSENT_WINDOW_MS);
  await db.transaction(async (tx) => {
    const child = await lockUser(tx, userId);
    if (!child) throw isRegistered();
    const told = await judgeAsking(parts, tx, child, { birthDate });
    const request = { userId, parentEmail, tokenHash: hashOfToken(token), requestedAt: at, expiresAt };
    await openRequest(tx, { ...request, noticeVersion: NOTICE_VERSION }, told);
    const letter = consentRequestLetter({
      childFirstName: child.firstName,
      link: addressOf(config, paths.parentalConsent(token)),
      expiresAt,
      privacyUrl: addressOf(config, paths.privacy),
      supportEmail: config.supportEmail,
      installation: aboutInstallation(config.installation),
    });
    await mail.post(tx, {
      to: parentEmail,
      letter,
      kind: 'consent-request',
      about: userId,
      until: expiresAt,
    });
    await audit(tx, {
      at,
      action: 'consent_request',
      outcome: 'done',
      childId: userId,
      address: parentEmail,
    });
  });
  return { expiresAt };
}

const isRegistered = () => new Refusal('conflict', 'You are registered already.');

function birthDateToKeep(child: UserRow, told: string | null, now: Date, consentAge: number): string {
  const birthDate = told ?? child.birthDate;
  const field = { field: 'birthDate' };
  if (birthDate === null) {
    throw new Refusal('invalid', 'birthDate: Please enter your birth date to continue.', field);
  }
  switch (judgeBirthDate(birthDate, dayIn(now, child.timeZone), child.birthDate, consentAge)) {
    case 'impossible':
      throw new Refusal('invalid', 'birthDate: Please check the date.', field);
    case 'changed':
      throw new Refusal('under_age', 'You have told us another birthday before. Please ask your parent.', {
        needsParentalConsent: true,
      });
    case 'register':
      throw new Refusal('conflict', 'You are old enough to start by yourself.');
    case 'ask_parent':
      return birthDate;
  }
}

/**
 * Keeps a parent's answer, once, and confirms it by mail.
 *
 * @throws Refusal `not_found` when the request is unknown, over or answered.
 */
export async function keepAnswer(
  { db, now, mail, audit, config }: AskingParts,
  token: string,
  granted: boolean,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const closed = await closeRequest(tx, hashOfToken(token), granted, at);
    if (!closed) throw noSuchRequest();
    const { child, parentEmail } = closed;
    const { supportEmail } = config;
    const letter = granted
      ? consentGrantedLetter({
          childFirstName: child.firstName,
          childId: child.id,
          portalUrl: addressOf(config, paths.parentPortal),
          privacyUrl: addressOf(config, paths.privacy),
          supportEmail,
        })
      : consentDeniedLetter({ supportEmail });
    const kind = granted ? 'consent-granted' : 'consent-denied';
    // After a no the address is deleted as long after it.
    const until = granted ? {} : { until: new Date(at.getTime() + CONSENT_WINDOW_MS) };
    await mail.post(tx, { to: parentEmail, letter, kind, about: child.id, ...until });
    const outcome = granted ? 'granted' : 'denied';
    await audit(tx, { at, action: 'consent_answer', outcome, childId: child.id, address: parentEmail });
    // The parent may have an account here already.
    if (granted) await linkByAddress(audit, tx, parentEmail, at);
  });
}

/** The same for whatever cannot be answered: unknown, expired and processed look alike. */
export const noSuchRequest = () =>
  new Refusal('not_found', 'This consent request may have expired or already been processed.');

const addressOf = (config: AskingParts['config'], path: string) => new URL(path, config.http.publicUrl).href;
