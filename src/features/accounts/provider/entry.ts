import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../base/refusal.ts';
import type { Db } from '../../../infra/db/client.ts';
import { callerKey, createLimit } from '../../../infra/http/limits.ts';
import { plainEmail } from '../email.ts';
import {
  newAccounts,
  takenAddresses,
  triesOfAccount,
  triesOfCaller,
  triesOfDevice,
  triesOfPair,
} from '../rules/limits.ts';
import { isPersonalName, NO_NAME } from '../rules/names/personal.ts';
import { slowDownMs } from '../rules/slow-down.ts';
import { ensureDemoAccount, isDemoPerson } from './demo.ts';
import { createDevices } from './device.ts';
import type { FieldName, Problem, Tried } from './pages.ts';
import { hashPassword, isRightPassword, passwordProblem } from './passwords.ts';
import { PROVIDER_PATH } from './provider.ts';
import { findAccountByEmail, insertAccount } from './store.ts';

const LONGEST_NAME = 60;
const NOT_AN_EMAIL = 'Please type an e-mail address, like name@example.org.';

/** What a posted form leads to: an account that is now signed in, or the page again with what is wrong. */
export type Entry =
  | { accountId: string }
  | { again: 'sign-in' | 'new-account'; status: number; tried: Tried; retryAfter?: number };

export type EntryParts = { db: Db; now: () => Date; demo: boolean; publicUrl: URL; secretKey: string };

/** Where a form comes from: a network address, and a browser that may have been here before. */
type From = Pick<FastifyRequest, 'ip' | 'cookies'>;

/** The ways into an account, by the fields of the form that was sent. */
export function createEntry({ db, now, demo, publicUrl, secretKey }: EntryParts) {
  const known = createLimit(db, triesOfDevice);
  const pairs = createLimit(db, triesOfPair);
  const callers = createLimit(db, triesOfCaller);
  const accounts = createLimit(db, triesOfAccount);
  const made = createLimit(db, newAccounts);
  const taken = createLimit(db, takenAddresses);
  const secureCookies = publicUrl.protocol === 'https:';
  const devices = createDevices({ secretKey, secureCookies, path: `${PROVIDER_PATH}/interaction` });

  /**
   * Counts a try before its password is looked at, so that many at once count as many, and slows it down where the
   * account is guessed at. Answers how to take it back once the password was right.
   *
   * @throws Refusal when there have been too many
   */
  async function countTry(
    email: string,
    ip: string,
    device: string | undefined,
  ): Promise<() => Promise<unknown>> {
    if (device !== undefined) {
      await known.take(device);
      return () => known.forget(device);
    }
    const pair = `${ip} ${email}`;
    await pairs.take(pair);
    await callers.take(ip);
    await setTimeout(slowDownMs(await accounts.count(email)));
    return () => Promise.all([pairs.forget(pair), callers.giveBack(ip), accounts.giveBack(email)]);
  }

  async function signIn(form: URLSearchParams, from: From, reply: FastifyReply): Promise<Entry> {
    const typed = read(form, 'email');
    const password = form.get('password') ?? '';
    const tried = (problems: Problem[]): Tried => ({ values: { email: typed }, problems });
    const email = plainEmail(typed);
    if (!email || !password) {
      const problems: Problem[] = [];
      if (!email)
        problems.push({ field: 'email', message: typed ? NOT_AN_EMAIL : 'Please type your e-mail.' });
      if (!password) problems.push({ field: 'password', message: 'Please type your password.' });
      return { again: 'sign-in', status: 400, tried: tried(problems) };
    }
    const ip = callerKey(from.ip);
    const account = await findAccountByEmail(db, email);
    const device = account && devices.keyOf(from, account);
    try {
      const takeBack = await countTry(email, ip, device);
      if (!(await isRightPassword(password, account?.passwordHash, ip)) || !account) {
        const message = 'That e-mail and password do not belong together. Please try again.';
        return { again: 'sign-in', status: 401, tried: tried([{ message }]) };
      }
      await takeBack();
    } catch (error) {
      return again('sign-in', error, tried);
    }
    devices.remember(from, reply, account);
    return { accountId: account.id };
  }

  async function createAccount(form: URLSearchParams, from: From, reply: FastifyReply): Promise<Entry> {
    const values = {
      email: read(form, 'email'),
      given_name: read(form, 'given_name'),
      family_name: read(form, 'family_name'),
    };
    const password = form.get('password') ?? '';
    const tried = (problems: Problem[]): Tried => ({ values, problems });
    const email = plainEmail(values.email);
    const problems = [
      nameProblem('given_name', values.given_name, 'Please tell us your first name.'),
      nameProblem('family_name', values.family_name),
      email ? undefined : problem('email', NOT_AN_EMAIL),
      problem('password', passwordProblem(password, email ?? '')),
    ].filter((each) => each !== undefined);
    if (!email || problems.length > 0) return { again: 'new-account', status: 400, tried: tried(problems) };
    const ip = callerKey(from.ip);
    try {
      await made.take(ip);
      const account = await insertAccount(db, {
        email,
        passwordHash: await hashPassword(password, ip),
        givenName: values.given_name,
        familyName: values.family_name,
        createdAt: now(),
      });
      if (account) {
        devices.remember(from, reply, account);
        return { accountId: account.id };
      }
      await made.giveBack(ip);
      await taken.take(ip);
    } catch (error) {
      return again('new-account', error, tried);
    }
    const message = 'This e-mail has an account already. Sign in with it, or use another e-mail.';
    return { again: 'new-account', status: 409, tried: tried([{ field: 'email', message }]) };
  }

  return {
    async enter(form: URLSearchParams, from: From, reply: FastifyReply): Promise<Entry> {
      const person = form.get('demo');
      if (person !== null && demo && isDemoPerson(person)) {
        return { accountId: (await ensureDemoAccount(db, person, now())).id };
      }
      const isNew = form.has('given_name') || form.has('family_name');
      return isNew ? createAccount(form, from, reply) : signIn(form, from, reply);
    },
  };
}

/** The page again for whoever ran into a limit; every other error is not ours to answer. */
function again(
  page: 'sign-in' | 'new-account',
  error: unknown,
  tried: (problems: Problem[]) => Tried,
): Entry {
  if (!(error instanceof Refusal)) throw error;
  return {
    again: page,
    status: error.status,
    tried: tried([{ message: error.message }]),
    retryAfter: error.details.retryAfter,
  };
}

/** More than any field takes. What is longer is cut and then refused: heaps of accents take long to put in order. */
const LONGEST_READ = 400;

/** One line as typed, in the form in which it is kept. */
const read = (form: URLSearchParams, field: FieldName) =>
  (form.get(field) ?? '').slice(0, LONGEST_READ).toWellFormed().normalize('NFC').trim();

function problem(field: FieldName, message: string | undefined): Problem | undefined {
  return message === undefined ? undefined : { field, message };
}

function nameProblem(field: FieldName, name: string, whenEmpty?: string): Problem | undefined {
  if (name === '') return problem(field, whenEmpty);
  if ([...name].length > LONGEST_NAME) return problem(field, `Please keep it to ${LONGEST_NAME} characters.`);
  return isPersonalName(name) ? undefined : problem(field, NO_NAME);
}
