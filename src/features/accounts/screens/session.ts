import { useQuery } from '@tanstack/react-query';
import { answerOrKept } from '../../../kit/answer-or-kept.ts';
import { call, callFor, CallError, ownTimeZone } from '../../../kit/call.ts';
import { forgetAnswers, keepAnswer, keepFor, keptAnswer } from '../../../kit/kept-answers.ts';
import { noteAsking } from '../../../kit/order-of-asking.ts';
import { queryClient } from '../../../kit/query.ts';
import { settingsAreOf } from '../../../kit/settings.ts';
import { currentUser, type User } from '../contract.ts';

/** Who sits at this browser. */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-out'; isPerhapsClosed: boolean }
  | { state: 'needs-age' }
  | { state: 'needs-consent' }
  /** The server could not be asked, and nobody is kept here; `retry` asks again. */
  | { state: 'unknown'; error: unknown; retry: () => void }
  | { state: 'signed-in'; user: User };

const KEY = [currentUser.path];
const FIVE_MINUTES = 300_000;
/** Answers that nobody is signed in. Any other failure (too many requests, a proxy's timeout) says nothing of that. */
const NOBODY = [401, 403, 404];

export function useSession(): Session {
  const query = useQuery({
    queryKey: KEY,
    queryFn: fetchSession,
    staleTime: FIVE_MINUTES,
    // A screen that is shown while nobody is known must not ask anew by that: it would give way to the loading
    // screen, come back, and ask again.
    retryOnMount: false,
  });
  if (query.data) return query.data;
  return query.isPending
    ? { state: 'loading' }
    : { state: 'unknown', error: query.error, retry: () => void query.refetch() };
}

function fetchSession(): Promise<Session> {
  const isNewest = noteAsking(currentUser.path);
  return answerOrKept(askServer(isNewest), keptSession, (session) => {
    if (isNewest()) queryClient.setQueryData(KEY, session);
  });
}

async function keptSession(): Promise<Session | undefined> {
  const user = await keptAnswer(currentUser);
  if (!user) return undefined;
  await showTo(user);
  return { state: 'signed-in', user };
}

async function askServer(isNewest = noteAsking(currentUser.path)): Promise<Session> {
  try {
    const user = await askInOwnZone();
    await showTo(user);
    if (isNewest()) keep(user);
    isClosingInDoubt = false;
    return { state: 'signed-in', user };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 401 || error.status === 403) leave();
    if (error.details['needsAgeVerification']) return { state: 'needs-age' };
    if (error.details['needsParentalConsent']) return { state: 'needs-consent' };
    if (!NOBODY.includes(error.status)) throw error;
    return { state: 'signed-out', isPerhapsClosed: isClosingInDoubt };
  }
}

/** The page itself has asked already (apps/web/build/screens-ahead.ts), before a script could say in which zone it is. */
async function askInOwnZone(): Promise<User> {
  const user = await call(currentUser);
  return user.timeZone === ownTimeZone() ? user : call(currentUser);
}

let isClosingInDoubt = false;

/** A try to close this account got no answer: who turns out to be signed out then has closed it, in all likelihood. */
export function doubtClosing(): void {
  isClosingInDoubt = true;
}

/** Whose page this is, once that is known. */
let here: string | undefined;

/**
 * The page is this person's from now on. When it is another's, because somebody else signed in at another tab, it is
 * loaded anew and this never resolves: nothing of the one before may be shown to them, or kept or sent as theirs.
 */
async function showTo({ id }: User): Promise<void> {
  if (here !== undefined && here !== id) {
    location.reload();
    await new Promise(() => {});
  }
  here = id;
  settingsAreOf(id);
  callFor({ id, onOther: () => void refreshSession() });
}

function keep(user: User): void {
  void keepFor(user.id);
  void keepAnswer(currentUser.path, currentUser.path, user, user.id);
}

function leave(): void {
  callFor(undefined);
  settingsAreOf(undefined);
  void forgetAnswers();
}

/**
 * Who the server says is signed in at this browser, asked anew: another tab may have changed it.
 *
 * @throws as `call` does when it cannot be asked: nobody kept here is taken for an answer
 */
export function askSession(): Promise<Session> {
  return queryClient.fetchQuery({ queryKey: KEY, queryFn: () => askServer(), staleTime: 0 });
}

/** The signed-in user of a screen that is only shown to one. */
export function useUser(): User {
  const session = useSession();
  if (session.state !== 'signed-in') throw new Error('this screen is only for signed-in people');
  return session.user;
}

export function refreshSession(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** Shows a changed user wherever one is shown, without asking the server again. */
export function showChangedUser(user: User): void {
  const session: Session = { state: 'signed-in', user };
  // What was asked for before this change does not know of it.
  noteAsking(currentUser.path)();
  queryClient.setQueryData(KEY, session);
  keep(user);
}
