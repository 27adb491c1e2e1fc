import { Refusal } from '../../../base/refusal.ts';
import type { Db } from '../../../infra/db/client.ts';
import { callerKey, createLimit } from '../../../infra/http/limits.ts';
import { plainEmail } from '../email.ts';
import { newAccounts, triesOfAccount, triesOfCaller, triesOfPair } from '../rules/limits.ts';
import { isPersonalName, NO_NAME } from '../rules/names/personal.ts';
import { ensureDemoAccount, isDemoPerson } from './demo.ts';
import type { FieldName, Problem, Tried } from './pages.ts';
import { hashPassword, isRightPassword, passwordProblem } from './passwords.ts';
import { findAccountByEmail, insertAccount } from './store.ts';

const LONGEST_NAME = 60;
const NOT_AN_EMAIL = 'Please type an e-mail address, like name@example.org.';

/** What a posted form leads to: an account that is now signed in, or the page again with what is wrong. */
export type Entry =
  | { accountId: string }
  | { again: 'sign-in' | 'new-account'; status: number; tried: Tried; retryAfter?: number };

export type EntryParts = { db: Db; now: () => Date; demo: boolean };

/** The ways into an account, by the fields of the form that was sent. */
export function createEntry({ db, now, demo }: EntryParts) {
  const pairs = createLimit(db, triesOfPair);
  const accounts = createLimit(db, triesOfAccount);
  const callers = createLimit(db, triesOfCaller);
  const made = createLimit(db, newAccounts);

  async function signIn(form: URLSearchParams, ip: string): Promise<Entry> {
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
    const pair = `${ip} ${email}`;
    try {
      // Counted before the password is looked at, so that many tries at once count as many.
      await pairs.take(pair);
      await accounts.take(email);
      await callers.take(ip);
    } catch (error) {
      return again('sign-in', error, tried);
    }
    const account = await findAccountByEmail(db, email);
    if (!(await isRightPassword(password, account?.passwordHash)) || !account) {
      const message = 'That e-mail and password do not belong together. Please try again.';
      return { again: 'sign-in', status: 401, tried: tried([{ message }]) };
    }
    await Promise.all([pairs.forget(pair), accounts.giveBack(email), callers.giveBack(ip)]);
    return { accountId: account.id };
  }

  async function createAccount(form: URLSearchParams, ip: string): Promise<Entry> {
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
    try {
      await made.take(ip);
      const account = await insertAccount(db, {
        email,
        passwordHash: await hashPassword(password),
        givenName: values.given_name,
        familyName: values.family_name,
        createdAt: now(),
      });
      if (account) return { accountId: account.id };
      await made.giveBack(ip);
      // It tells whether an address has an account here, so it counts like a wrong password.
      await callers.take(ip);
    } catch (error) {
      return again('new-account', error, tried);
    }
    const message = 'This e-mail has an account already. Sign in with it, or use another e-mail.';
    return { again: 'new-account', status: 409, tried: tried([{ field: 'email', message }]) };
  }

  return {
    async enter(form: URLSearchParams, address: string): Promise<Entry> {
      const ip = callerKey(address);
      const person = form.get('demo');
      if (person !== null && demo && isDemoPerson(person)) {
        return { accountId: (await ensureDemoAccount(db, person, now())).id };
      }
      return form.has('given_name') || form.has('family_name') ? createAccount(form, ip) : signIn(form, ip);
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
