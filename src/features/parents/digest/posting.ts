import { dayIn, type Day } from '../../../base/day.ts';
import type { Db, Queries } from '../../../infra/db/client.ts';
import { createTokenSigner } from '../../../infra/http/signed-token.ts';
import { eachInTurn } from '../../../infra/jobs/in-turn.ts';
import type { Mail } from '../../../infra/mail/queue.ts';
import { paths } from '../../../paths.ts';
import type { Bank } from '../../lessons/bank/load.ts';
import { BADGES } from '../../progress/rules/badges.ts';
import { daysMissed } from '../../progress/rules/streak.ts';
import { mayBeInDanger } from '../../writing/rules/danger.ts';
import { badgesReceived, claimDigest, digestReaders, lessonsReceived, type DigestReader } from './store.ts';
import { digestLetter } from '../letters.ts';
import { digestOf, type DigestInput } from '../rules/digest.ts';
import { digestDue, digestWeek, isDigestDueSomewhere, type DigestWeek } from '../rules/digest-day.ts';
import { streakToPraise } from '../rules/insights.ts';
import { skillsInWords } from '../linked/skills.ts';

export type DigestClaims = { guardian: string; child: string; exp: number };
/** The link of an old letter still stops the new ones. */
const STOP_LINK_MS = 400 * 86_400_000;

type DigestParts = {
  db: Db;
  now: () => Date;
  bank: Bank;
  mail: Mail;
  config: { secretKey: string; http: { publicUrl: URL } };
};

export const digestSigner = (secretKey: string) =>
  createTokenSigner<DigestClaims>(secretKey, 'weekly letter');

/** Posts the weekly letters that are due: on Sunday evening where the parent lives, once for each child. */
export async function postDigests(parts: DigestParts): Promise<void> {
  const now = parts.now();
  if (!isDigestDueSomewhere(now)) return;
  await eachInTurn<DigestReader>(
    (last, limit) => digestReaders(parts.db, last, limit),
    async (reader) => {
      const day = digestDue(now, reader.guardian.timeZone);
      if (day === undefined) return;
      await parts.db.transaction(async (tx) => {
        if (await claimDigest(tx, reader.guardian.id, reader.child.id, day)) {
          await postOne(parts, tx, reader, now);
        }
      });
    },
  );
}

async function postOne(
  { bank, mail, config }: DigestParts,
  tx: Queries,
  { guardian, child }: DigestReader,
  now: Date,
): Promise<void> {
  const at = (path: string) => new URL(path, config.http.publicUrl).href;
  const exp = Math.floor((now.getTime() + STOP_LINK_MS) / 1000);
  const stop = digestSigner(config.secretKey).sign({ guardian: guardian.id, child: child.id, exp });
  const stopUrl = at(paths.digestStop(stop));
  const letter = digestLetter({
    parentFirstName: guardian.firstName,
    childFirstName: child.firstName,
    digest: digestOf(await weekOf(tx, bank, child, now, digestWeek(now, guardian.timeZone))),
    reportUrl: at(paths.reportOf(child.id)),
    stopUrl,
  });
  await mail.post(tx, {
    to: guardian.email,
    letter,
    kind: 'weekly-letter',
    about: child.id,
    unsubscribeUrl: stopUrl,
    canWait: true,
  });
}

/**
 * What the letter is about: what reached us between its own hour and that of the letter before. What was done without
 * a network arrives after its day, perhaps after that day's letter too: if its day decided, it would be in none.
 */
async function weekOf(
  tx: Queries,
  bank: Bank,
  child: DigestReader['child'],
  now: Date,
  { since, until }: DigestWeek,
): Promise<DigestInput> {
  const week: Day = dayIn(now, child.timeZone);
  const isOfWeek = (instant: Date) => instant >= since && instant < until;
  const all = await lessonsReceived(tx, child.id, since);
  const completions = all.filter((row) => isOfWeek(row.receivedAt));
  const earned = await badgesReceived(tx, child.id, since);
  return {
    childFirstName: child.firstName,
    week,
    completions,
    // The kept one stands until the next lesson, although days may have been missed.
    streak: streakToPraise(child.streak, daysMissed(child.streakDay, week, child.restDays)),
    // A week from evening to evening has parts of eight days, and what comes late adds its own.
    daysLearned: Math.min(7, new Set(completions.map((row) => dayIn(row.completedAt, child.timeZone))).size),
    ...(await skillsInWords(tx, bank, child.id)),
    badges: BADGES.flatMap((badge) => {
      const at = earned.get(badge.id);
      return at && isOfWeek(at) ? [badge.name] : [];
    }),
    // Also in a text that came after the letter was due: to be quiet twice does no harm, and never would.
    hasGraveText: all.some(
      ({ essayText, essayReceivedAt, receivedAt }) =>
        essayText !== null && (essayReceivedAt ?? receivedAt) >= since && mayBeInDanger(essayText),
    ),
  };
}
