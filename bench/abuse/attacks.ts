import { randomBytes, randomUUID } from 'node:crypto';
import type { Learner, Submission } from '../learners.ts';
import type { Send } from './client.ts';
import { openSignIn } from './sign-in.ts';

/** Whom and what the attacker has: accounts that anybody can make, and what is to be seen on every screen. */
export type Resources = {
  /** Of 14, with points to tell of. */
  accounts: readonly Learner[];
  /** Of 8, before their parent's word. */
  children: readonly Learner[];
  /** An account of the built-in sign-in. */
  login: { email: string; password: string };
  /** Somebody else's, to guess at. */
  victim: string;
  lessons: readonly Submission[];
  publicUrl: string;
};

/** One act, of one of the connections, in its turn among all of the attack's. */
export type Act = (turn: number) => Promise<unknown>;

/** A kind of abuse by one caller. */
export type Attack = {
  name: string;
  /** What it has under way at once. */
  connections: number;
  begin: (send: Send, resources: Resources) => Act;
};

const USUAL = 4;
/** PostgreSQL packs what repeats itself: this does not. */
const noise = (characters: number) => randomBytes(characters).toString('base64url').slice(0, characters);

/** The one of a list whose turn it is. */
function inTurn<T>(list: readonly T[], turn: number): T {
  const one = list[turn % list.length];
  if (one === undefined) throw new Error('there is nobody to attack with');
  return one;
}

/** One call of an account, told apart by the turn alone. */
const calling =
  (
    whose: 'accounts' | 'children',
    callOf: (turn: number, who: Learner, resources: Resources) => [path: string, body?: object],
  ) =>
  (send: Send, resources: Resources): Act =>
  async (turn) => {
    const who = inTurn(resources[whose], turn);
    const [path, body] = callOf(turn, who, resources);
    return send({ method: 'POST', path, cookie: who.cookie, body: JSON.stringify(body ?? {}) });
  };

/** The same of nobody who is signed in. */
const asStranger =
  (callOf: (turn: number) => [path: string, body: object]) =>
  (send: Send): Act =>
  async (turn) => {
    const [path, body] = callOf(turn);
    return send({ method: 'POST', path, body: JSON.stringify(body) });
  };

export const ATTACKS: readonly Attack[] = [
  {
    name: 'retakes of one lesson',
    connections: USUAL,
    begin(send, { accounts, lessons }) {
      const { lessonId, body } = inTurn(lessons, 0);
      const { attempts }: { attempts: { step: number }[] } = JSON.parse(body);
      const answersOf = () => Array.from({ length: 10 }, () => noise(300));
      return () =>
        send({
          method: 'POST',
          path: `/api/lessons/${lessonId}/complete`,
          cookie: inTurn(accounts, 0).cookie,
          body: JSON.stringify({
            timeSpentMinutes: 1,
            attempts: attempts.map(({ step }) => ({ step, answers: answersOf(), seconds: 1 })),
          }),
        });
    },
  },
  {
    name: 'sign-ins begun, with a long state',
    connections: USUAL,
    begin(send, { publicUrl }) {
      const query = new URLSearchParams({
        client_id: 'brightling',
        redirect_uri: new URL('/api/auth/callback', publicUrl).href,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        nonce: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      });
      return () => send({ method: 'GET', path: `/idp/auth?${query}&state=${noise(14_000)}` });
    },
  },
  {
    name: 'bodies of 7 MB on 30 connections',
    connections: 30,
    begin(send, { accounts, lessons }) {
      const photoUrl = `data:image/jpeg;base64,${'A'.repeat(7_400_000)}`;
      const body = Buffer.from(JSON.stringify({ score: 100, timeSpentMinutes: 1, photoUrl }));
      const path = `/api/lessons/${inTurn(lessons, 1).lessonId}/complete`;
      return () => send({ method: 'POST', path, cookie: inTurn(accounts, 0).cookie, body });
    },
  },
  {
    name: 'consent letters to strangers',
    connections: USUAL,
    begin: calling('children', (turn, { id }) => [
      '/api/auth/request-parental-consent',
      {
        userId: id,
        parentEmail: `stranger${turn}@mailboxes.test`,
        birthDate: `${new Date().getUTCFullYear() - 8}-01-01`,
      },
    ]),
  },
  {
    name: 'portal requests of one address',
    connections: USUAL,
    begin: asStranger(() => [
      '/api/parent/request-access',
      { childId: randomUUID(), parentEmail: 'parent@mailboxes.test', action: 'view_data' },
    ]),
  },
  {
    name: 'wrong passwords',
    connections: USUAL,
    begin(send, { victim }) {
      const browser = openSignIn(send);
      let form: Promise<string | undefined> | undefined;
      return async (turn) => {
        form ??= browser.begin();
        const action = await form;
        const answer = action && (await browser.submit(action, { email: victim, password: `guess-${turn}` }));
        // Used up, or refused at once: begun anew.
        if (!answer || answer.status === 400) form = undefined;
      };
    },
  },
  {
    name: 'drawings',
    connections: USUAL,
    begin: calling('accounts', (turn) => [
      '/api/social/generate-share-graphic',
      { achievement: { type: 'points', value: 1 + (turn % 25_000) } },
    ]),
  },
  {
    name: 'questions reported',
    connections: USUAL,
    begin: calling('accounts', (turn, _who, { lessons }) => [
      `/api/lessons/${inTurn(lessons, turn).lessonId}/report-question`,
      { step: 1, reason: 'other', comment: noise(300) },
    ]),
  },
  {
    name: 'contact messages',
    connections: USUAL,
    begin: asStranger((turn) => [
      '/api/contact',
      {
        name: 'A Friend',
        email: `friend${turn}@mailboxes.test`,
        subject: 'An offer for you',
        category: 'other',
        message: `An offer: ${noise(4_900)}`,
      },
    ]),
  },
  {
    name: 'faults reported',
    connections: USUAL,
    begin: asStranger(() => [
      '/api/faults',
      { name: 'TypeError', at: [], screen: '*', release: '0'.repeat(8) },
    ]),
  },
  {
    name: 'families made and left',
    connections: USUAL,
    begin(send, { accounts }) {
      return async (turn) => {
        const { cookie } = inTurn(accounts, turn);
        const body = JSON.stringify({ name: `The Larks ${turn % 1_000}` });
        await send({ method: 'POST', path: '/api/families', cookie, body });
        await send({ method: 'DELETE', path: '/api/families/leave', cookie });
      };
    },
  },
  {
    name: 'referral codes made and used',
    connections: USUAL,
    begin(send, { accounts }) {
      return async (turn) => {
        const [giver, taker] = [inTurn(accounts, 2 * turn), inTurn(accounts, 2 * turn + 1)];
        const post = (cookie: string, path: string, body: object) =>
          send({ method: 'POST', path, cookie, body: JSON.stringify(body) });
        await post(giver.cookie, '/api/families', { name: 'The Larks' });
        const made = await post(giver.cookie, '/api/families/generate-referral', {});
        const referralCode = /"code":"([A-Z0-9]+)"/.exec(made.text)?.[1] ?? 'AAAAAAAA';
        await post(taker.cookie, '/api/families/join-with-referral', { name: 'The Wrens', referralCode });
        for (const { cookie } of [giver, taker])
          await send({ method: 'DELETE', path: '/api/families/leave', cookie });
      };
    },
  },
  {
    name: 'lessons begun',
    connections: USUAL,
    begin(send, { accounts, lessons }) {
      return (turn) =>
        send({
          method: 'GET',
          path: `/api/lessons/${inTurn(lessons, turn).lessonId}`,
          cookie: inTurn(accounts, turn).cookie,
        });
    },
  },
  {
    name: 'sessions of one account',
    connections: USUAL,
    begin(send, { login }) {
      return async () => {
        const browser = openSignIn(send);
        const action = await browser.begin();
        if (action) await browser.submit(action, login);
      };
    },
  },
];
