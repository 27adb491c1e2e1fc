import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayIn, timeZoneNamed } from '../../base/day.ts';
import type { Db } from '../../infra/db/client.ts';
import type { Caller } from '../../infra/http/gate.ts';
import { isAdultOn } from './rules/age.ts';
import { isDueForRenewal, SESSION_DAYS, sessionExpiry } from './rules/session-times.ts';
import { standingOf } from './rules/user-state.ts';
import { mayChangeTimeZone } from './rules/zone-change.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  moveTimeZone,
  renewSession,
  type UserRow,
} from './store.ts';

/** The signed-in person, as every handler gets to know them. */
export type Person = Caller & {
  user: UserRow;
  /** The person's present day, in their own time zone. */
  today: string;
};

export type SessionParts = { db: Db; now: () => Date; secureCookies: boolean };

/** `__Host-` binds the cookie to this host and to https; plain http on this machine cannot have it. */
const cookieName = (secure: boolean) => (secure ? '__Host-brightling' : 'brightling');

/** Whether a request brings a session at all, good or ended: what is sent to it is not what a visitor gets. */
export function mayBeSignedIn({ cookies }: FastifyRequest): boolean {
  return [true, false].some((secure) => cookies[cookieName(secure)]);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Finds who calls by the session cookie; prolongs the session and moves the time zone where that is due. */
export async function findCaller(
  parts: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person | undefined> {
  const token = request.cookies[cookieName(parts.secureCookies)];
  if (!token) return undefined;
  const now = parts.now();
  const tokenHash = hashOf(token);
  const found = await findSession(parts.db, tokenHash, now);
  if (!found) return undefined;
  const { user, renewedAt } = found;
  if (isDueForRenewal(renewedAt, now)) {
    await renewSession(parts.db, tokenHash, user.id, now, sessionExpiry(now));
    keepInBrowser(parts, reply, token);
  }
  const zone = zoneToMoveTo(user, request.headers['x-time-zone'], now);
  // Of several calls at once one moves it; the others go on by the day that they found.
  if (zone && (await moveTimeZone(parts.db, user.id, zone, { from: user.timeZoneChangedAt, at: now }))) {
    user.timeZone = zone;
  }
  return personOf(user, now);
}

function zoneToMoveTo(user: UserRow, named: string | string[] | undefined, now: Date): string | undefined {
  if (typeof named !== 'string' || named === user.timeZone) return undefined;
  if (!mayChangeTimeZone(user.timeZoneChangedAt, now)) return undefined;
  const zone = timeZoneNamed(named);
  return zone === user.timeZone ? undefined : zone;
}

export function personOf(user: UserRow, now: Date): Person {
  const today = dayIn(now, user.timeZone);
  return {
    id: user.id,
    standing: standingOf(user.state),
    isAdult: isAdultOn(user.birthDate, today),
    user,
    today,
  };
}

/** Signs a user in: a fresh session, whatever the browser held before. */
export async function startSession(parts: SessionParts, reply: FastifyReply, userId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = parts.now();
  await insertSession(parts.db, {
    tokenHash: hashOf(token),
    userId,
    createdAt: now,
    renewedAt: now,
    expiresAt: sessionExpiry(now),
  });
  keepInBrowser(parts, reply, token);
}

/** Gives the browser its session for another 30 days. */
function keepInBrowser({ secureCookies }: SessionParts, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(secureCookies), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: SESSION_DAYS * 86_400,
  });
}

/** Signs out: the session ends on the server, not only in the browser. */
export async function endSession(
  parts: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const name = cookieName(parts.secureCookies);
  const token = request.cookies[name];
  if (token) await deleteSession(parts.db, hashOf(token));
  reply.clearCookie(name, { path: '/', secure: parts.secureCookies });
}
