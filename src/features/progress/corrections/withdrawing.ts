import { setTimeout as pause } from 'node:timers/promises';
import { dayIn } from '../../../base/day.ts';
import type { Db } from '../../../infra/db/client.ts';
import { eachInTurn } from '../../../infra/jobs/in-turn.ts';
import { lockUser } from '../../consent/store.ts';
import { pointsFor } from '../../lessons/rules/access.ts';
import { withdrawalKeys } from '../../lessons/rules/withdrawing.ts';
import { findLesson, insertWithdrawn, type LessonRow } from '../../lessons/store.ts';
import { payReward } from '../rewarding.ts';
import { occurrencesOf } from './finding.ts';
import { correctionRef, shareOf } from './rules/reckoning.ts';
import { setRight } from './setting-right.ts';
import {
  completionBefore,
  countedWrong,
  insertCorrection,
  isCorrected,
  reporters,
  runningWrites,
  settleReport,
} from './store.ts';

type Parts = { db: Db; now: () => Date };

/** What a withdrawal has done, or done anew: how many completions (or reports) it paid for, and with what in all. */
export type Withdrawn = { corrected: number; points: number };

/**
 * Withdraws a question: from now on every answer to it is right, and whoever was counted wrong or reported it gets
 * their points. Each person is one transaction, and nobody is paid twice: one that was cut short is run again.
 */
export async function withdrawItem(parts: Parts, item: string, reason: string): Promise<Withdrawn> {
  const { db, now } = parts;
  await insertWithdrawn(db, { item, reason, withdrawnAt: now() });
  await untilWritten(db);
  const done = { corrected: 0, points: 0 };
  const settle = async (userId: string, lesson: LessonRow) => {
    const points = await correct(parts, { userId, lesson, item });
    if (points === undefined) return;
    done.corrected += 1;
    done.points += points;
  };
  for (const { lesson, step } of await occurrencesOf(db, item)) {
    const place = { lessonId: lesson.id, step };
    await eachInTurn<{ userId: string }>(
      (last, limit) => countedWrong(db, place, last?.userId, limit),
      ({ userId }) => settle(userId, lesson),
    );
  }
  await eachInTurn<{ userId: string; lessonId: string }>(
    (last, limit) => reporters(db, item, last?.userId, limit),
    async ({ userId, lessonId }) => {
      const lesson = await findLesson(db, lessonId);
      if (lesson) await settle(userId, lesson);
    },
  );
  return done;
}

const PAUSE_MS = 20;

/**
 * Waits until every completion and report that may not have seen the withdrawal is written. Those that begin later look
 * for it themselves, so that none is missed and none has to wait.
 */
async function untilWritten(db: Db): Promise<void> {
  let running = await runningWrites(db);
  while (running.length > 0) {
    await pause(PAUSE_MS);
    const still = new Set(await runningWrites(db));
    running = running.filter((id) => still.has(id));
  }
}

/** Gives one person what is theirs for a question of one lesson; the points, or undefined when there is nothing to give. */
async function correct(
  { db, now }: Parts,
  { userId, lesson, item }: { userId: string; lesson: LessonRow; item: string },
): Promise<number | undefined> {
  const ref = correctionRef(item, lesson.id);
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return undefined;
    const at = now();
    const reportedAt = await settleReport(tx, { userId, item, lessonId: lesson.id }, at);
    if (await isCorrected(tx, userId, ref)) return undefined;
    const completion = await completionBefore(tx, userId, lesson.id);
    if (!completion && !reportedAt) return undefined;
    const keys = withdrawalKeys(lesson);
    if (completion) await setRight(tx, userId, lesson, keys.indexOf(item) + 1, completion);
    // Who reported it without finishing the lesson gets what it would have given on that day.
    const lessonPoints =
      completion?.points ?? pointsFor(lesson.level, lesson.day, dayIn(reportedAt ?? at, user.timeZone));
    const points = shareOf(lessonPoints, keys.length);
    await payReward(tx, user, { reward: { points, shields: 0 }, reason: 'correction', ref, at });
    await insertCorrection(tx, { userId, ref, lessonId: lesson.id, points, createdAt: at });
    return points;
  });
}
