import { dayIn } from '../../base/day.ts';
import { Refusal } from '../../base/refusal.ts';
import { readBlob } from '../../infra/blobs/reading.ts';
import type { BlobStore } from '../../infra/blobs/store.ts';
import type { Db } from '../../infra/db/client.ts';
import { isLarge } from '../../infra/http/large-bodies.ts';
import { createLimit } from '../../infra/http/limits.ts';
import { sendBytes, type Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import { overallLevel } from '../accounts/rules/overall-level.ts';
import { findUser, type UserRow } from '../accounts/store.ts';
import { presentControls } from '../consent/present.ts';
import { isSeenByParent } from '../consent/store.ts';
import { openLesson } from '../lessons/access.ts';
import { presentLesson } from '../lessons/present.ts';
import type { Bank } from '../lessons/bank/load.ts';
import type { Calendar } from '../lessons/calendar.ts';
import { getLesson } from '../lessons/contract.ts';
import { pointsFor } from '../lessons/rules/access.ts';
import { completionReply, judging, submissionKeyOf } from './completing.ts';
import * as contract from './contract.ts';
import { createDayPasses } from './day-passes.ts';
import { keepCompletion, type Kept } from './keeping.ts';
import { photoRoutes } from './photo-upload/routes.ts';
import { photoSent } from './photo-upload/sent.ts';
import { noSuchPhoto } from './photos.ts';
import { presentBadges, presentCompletion } from './present.ts';
import { rightsTo } from './rights.ts';
import { isEnoughForToday } from './rules/budget.ts';
import { photoIdIn } from './rules/photo-url.ts';
import { doingOf } from './rules/late.ts';
import { photosSent } from './rules/limits.ts';
import { startingLevel } from './rules/levels.ts';
import { shieldedStreakDay, streakStatus } from './rules/streak.ts';
import { boundedSeconds } from './rules/submission.ts';
import { standingIn } from './standing.ts';
import {
  badgesOf,
  completionsOf,
  findPhoto,
  hasCompleted,
  protectStreak,
  rememberBegun,
  secondsOn,
  secondsSpent,
} from './store.ts';

export type ProgressParts = {
  db: Db;
  now: () => Date;
  bank: Bank;
  calendar: Calendar;
  blobs: BlobStore;
  config: { consentAge: number; secretKey: string };
};

export function progressRoutes(router: Router<Person>, parts: ProgressParts): void {
  const { db, now, bank, calendar, blobs, config } = parts;

  const dayPasses = createDayPasses(config.secretKey);
  const photos = createLimit(db, photosSent);

  router.handle(getLesson, async ({ params, caller: { id, user, today } }) => {
    const row = await openLesson(calendar, params.id, today, rightsTo(parts, id, params.id));
    if (user.dailyMinutes !== null && user.begunLesson !== row.id && !(await hasCompleted(db, id, row.id))) {
      requireTimeLeft(user.dailyMinutes, await secondsOn(db, id, today));
      await rememberBegun(db, id, row.id);
    }
    const dayPass = row.day === today ? dayPasses.issue(id, row.id, now()) : undefined;
    return { ...presentLesson(row), dayPass };
  });

  router.handle(contract.completeLesson, async ({ params, body, caller, request }) => {
    const { user, today } = caller;
    if (
      body.photoUrl &&
      !photoIdIn(user.id, body.photoUrl) &&
      !isLarge(request, contract.completeLesson.largeBody)
    )
      await photos.take(user.id);
    const submissionKey = submissionKeyOf(request);
    const hasDayPass = dayPasses.admits(body.dayPass, user.id, params.id, now());
    const row = await openLesson(calendar, params.id, today, rightsTo(parts, user.id, params.id, hasDayPass));
    const arrival = { now: now(), today, timeZone: user.timeZone };
    const { doneAt, day } = doingOf(hasDayPass ? body.finishedAt : undefined, row.day, arrival);
    const handedIn = {
      userId: user.id,
      lesson: row,
      ...judging(row, body),
      points: pointsFor(row.level, row.day, day),
      startingLevel: startingLevel(user.birthDate ?? today, today),
      seconds: boundedSeconds(body.timeSpentMinutes),
      essayText: body.essayText?.trim() ? body.essayText : null,
      submissionKey,
      doneAt,
      day,
      receivedAt: arrival.now,
      today,
    };
    const photo = photoSent({ db, blobs, now, log: request.log }, user.id, row.id, body.photoUrl);
    const present = (kept: Kept) => completionReply(handedIn, row, kept);
    return keepCompletion(db, handedIn, present, photo);
  });

  photoRoutes(router, parts);

  router.handle(contract.listCompletions, async ({ params, query }) => {
    const rows = await completionsOf(db, params.id, query);
    return rows.map((row) => presentCompletion(params.id, row));
  });

  router.handle(contract.myProgress, async ({ caller }) => {
    const { user, today } = caller;
    const { progress, levels, doneToday } = await standingIn(db, bank, user, today);
    return { progress, levels, doneToday, ...totals(user), lessonsCompleted: user.lessonsCompleted };
  });

  router.handle(contract.userProgress, async ({ params, caller }) => {
    const user = params.id === caller.id ? caller.user : await findUser(db, params.id);
    if (!user) throw new Refusal('not_found', 'We could not find that.');
    const { progress, levels } = await standingIn(db, bank, user, dayIn(now(), user.timeZone));
    return {
      progress,
      levels,
      ...totals(user),
      totalTimeMinutes: Math.round((await secondsSpent(db, user.id)) / 60),
    };
  });

  router.handle(contract.streakStatusCall, async ({ caller: { user, today } }) =>
    streakStatus(user, user.shields, today, user.restDays),
  );

  router.handle(contract.useStreakShield, async ({ caller: { user, today } }) => {
    const status = streakStatus(user, user.shields, today, user.restDays);
    if (!status.streakInDanger) throw new Refusal('conflict', 'Your streak is safe. No shield is needed.');
    if (!status.canUseShield)
      throw new Refusal('conflict', 'You do not have enough shields for the days you missed.');
    const spent = { shields: status.daysMissed, streakDay: shieldedStreakDay(today), at: now() };
    const after = await protectStreak(db, user.id, user, spent);
    if (!after) throw new Refusal('conflict', 'Your streak is already protected.');
    return {
      message: `Your ${after.streak}-day streak goes on. Do a lesson today to keep it shining!`,
      streak: after.streak,
      streakShields: after.shields,
    };
  });

  router.handle(contract.myControls, async ({ caller: { user, today } }) => {
    const secondsToday = await secondsOn(db, user.id, today);
    return {
      ...presentControls(user, today, config.consentAge),
      minutesToday: Math.round(secondsToday / 60),
      isEnoughForToday: isEnoughForToday(user.dailyMinutes, secondsToday),
      begunLesson: user.dailyMinutes === null ? null : user.begunLesson,
      isSeenByParent: await isSeenByParent(db, user.id),
    };
  });

  router.handle(contract.achievements, async ({ caller: { user } }) => {
    const counts = { lessons: user.lessonsCompleted, points: user.points, streak: user.streak };
    return presentBadges(counts, await badgesOf(db, user.id));
  });

  router.handle(contract.photo, async ({ params, request, reply }) => {
    const photo = await findPhoto(db, params.id, params.photoId);
    if (!photo) throw noSuchPhoto();
    const jpeg = await readBlob({ blobs, log: request.log }, photo.blob, 'photo');
    if (!jpeg) throw noSuchPhoto();
    return sendBytes(reply, 'image/jpeg', jpeg);
  });
}

function requireTimeLeft(dailyMinutes: number, secondsToday: number): void {
  if (!isEnoughForToday(dailyMinutes, secondsToday)) return;
  throw new Refusal('enough_for_today', 'That is enough for today. See you tomorrow!');
}

function totals(user: UserRow) {
  return { totalPoints: user.points, streak: user.streak, level: overallLevel(user.points) };
}
