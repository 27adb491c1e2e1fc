import { addDays, dayIn, type Day } from '../../base/day.ts';
import { randomFrom, type Random } from '../../base/random.ts';
import { ensureDemoAccounts } from '../../features/accounts/provider/demo.ts';
import { linkGuardian, signInIdentity, type UserRow } from '../../features/accounts/store.ts';
import { activateUser, insertConsent } from '../../features/consent/store.ts';
import { presentLesson } from '../../features/lessons/present.ts';
import type { Given } from '../../features/lessons/questions/given.ts';
import { sampleAnswers, type Question } from '../../features/lessons/questions/kinds.ts';
import { MAX_ATTEMPTS, questionsOf } from '../../features/lessons/rules/judging.ts';
import { pointsFor } from '../../features/lessons/rules/access.ts';
import type { ListingRow } from '../../features/lessons/store.ts';
import type { Subject } from '../../features/lessons/subjects.ts';
import { completionReply, judging } from '../../features/progress/completing.ts';
import { keepCompletion } from '../../features/progress/keeping.ts';
import { NO_PHOTO, readPhoto, type PhotoSent } from '../../features/progress/photos.ts';
import { startingLevel } from '../../features/progress/rules/levels.ts';
import { subjectLevelOf } from '../../features/progress/store.ts';
import type { BlobStore } from '../../infra/blobs/store.ts';
import { demoPhoto, ESSAYS } from './demo-work.ts';
import type { Deps } from './deps.ts';

/** Days of learning that the demo children have behind them. */
export const DEMO_DAYS_BACK = 24;

type Habit = {
  birthDate: (today: Day) => Day;
  /** Subjects of a usual day, in turn. */
  subjects: readonly (readonly Subject[])[];
  /** Days ago on which nothing was done. */
  daysOff: readonly number[];
  /** Chance, in percent, that a first answer is right. */
  skill: number;
};

const BIRTHDAY = '02-11';
/** A birth date that makes one `years` old today, whatever the season. */
const bornYearsAgo = (years: number) => (today: Day) =>
  `${Number(today.slice(0, 4)) - years - (today.slice(5) < BIRTHDAY ? 1 : 0)}-${BIRTHDAY}`;

const ADA: Habit = {
  birthDate: bornYearsAgo(9),
  subjects: [
    ['reading', 'math'],
    ['science', 'math'],
    ['reading', 'social_studies', 'math', 'writing'],
    ['science', 'reading', 'writing'],
  ],
  daysOff: [20, 19, 12],
  skill: 82,
};
const THEO: Habit = {
  birthDate: bornYearsAgo(14),
  subjects: [['math', 'science'], ['math'], ['social_studies', 'reading'], ['math', 'science', 'reading']],
  daysOff: [23, 17, 16, 9, 4],
  skill: 74,
};

type DemoDeps = Pick<Deps, 'db' | 'now' | 'calendar' | 'blobs'>;

/** Makes the three demo people with their weeks of learning, once. */
export async function ensureDemo(deps: DemoDeps): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const today = dayIn(now, 'UTC');
  const identities = await ensureDemoAccounts(db, now);
  const ada = await signInIdentity(db, identities.ada, 'UTC', now);
  if (ada.state !== 'pending') return;
  const theo = await signInIdentity(db, identities.theo, 'UTC', now);
  const robin = await signInIdentity(db, identities.robin, 'UTC', now);
  await learn(deps, theo, THEO, today);
  await activateUser(db, theo.id, THEO.birthDate(today));
  await activateUser(db, robin.id, bornYearsAgo(38)(today));
  await linkGuardian(db, robin.id, ada.id, now);
  await learn(deps, ada, ADA, today);
  // Last: a start that was cut short begins anew.
  await db.transaction(async (tx) => {
    await insertConsent(tx, ada.id, robin.email, new Date(now.getTime() - DEMO_DAYS_BACK * 86_400_000));
    await activateUser(tx, ada.id, ADA.birthDate(today));
  });
}

async function learn(deps: DemoDeps, user: UserRow, habit: Habit, today: Day): Promise<void> {
  for (let daysAgo = DEMO_DAYS_BACK - 1; daysAgo >= 1; daysAgo--) {
    if (habit.daysOff.includes(daysAgo)) continue;
    const day = addDays(today, -daysAgo);
    const subjects = habit.subjects[daysAgo % habit.subjects.length] ?? [];
    const listings = await deps.calendar.listings(day);
    for (const subject of subjects) await finishOne(deps, user, habit, day, listings, subject, today);
  }
}

async function finishOne(
  { db, calendar, blobs }: DemoDeps,
  user: UserRow,
  habit: Habit,
  day: Day,
  listings: readonly ListingRow[],
  subject: Subject,
  today: Day,
): Promise<void> {
  const start = startingLevel(habit.birthDate(today), today);
  const level = (await subjectLevelOf(db, user.id, subject))?.level ?? start;
  const listing = listings.find((one) => one.subject === subject && one.level === level);
  const row = listing && (await calendar.lesson(listing.id));
  if (!row) return;
  const random = randomFrom(`${habit.skill}/${row.id}`);
  const essayText = subject === 'writing' ? (ESSAYS[row.source] ?? null) : null;
  if (subject === 'writing' && essayText === null) return;
  const lesson = presentLesson(row);
  const attempts = questionsOf(lesson).map((question, index) => ({
    step: index + 1,
    answers: answersTo(question, habit.skill, random),
    seconds: random.int(15, 70),
  }));
  const seconds = 60 * random.int(5, 12);
  const doneAt = new Date(`${day}T${15 + random.int(0, 3)}:${10 + random.int(0, 49)}:00Z`);
  const finished = {
    userId: user.id,
    lesson: row,
    ...judging(row, essayText === null ? { attempts } : { essayText }),
    points: pointsFor(row.level, day, day),
    startingLevel: start,
    seconds,
    essayText,
    submissionKey: null,
    doneAt,
    day,
    receivedAt: doneAt,
    today: day,
  };
  const photo = row.source === PHOTOGRAPHED ? await photoOf(blobs, user.id) : NO_PHOTO;
  await keepCompletion(db, finished, (kept) => completionReply(finished, row, kept), photo);
}

/** The experiment that Ada took a picture of. */
const PHOTOGRAPHED = 'science/medium/celery-straws';

async function photoOf(blobs: BlobStore, userId: string): Promise<PhotoSent> {
  const { jpeg, ...photo } = await readPhoto(userId, await demoPhoto());
  return {
    ...NO_PHOTO,
    async store() {
      await blobs.put(photo.blob, jpeg, 'image/jpeg');
      return { photo, notice: null };
    },
  };
}

/** A child's answers to a question: wrong ones until the right one comes, three at most. */
function answersTo(question: Question, skill: number, random: Random): Given[] {
  const { right, wrong } = sampleAnswers(question);
  const misses = random.int(1, 100) <= skill ? 0 : random.int(1, MAX_ATTEMPTS);
  return [...random.shuffle(wrong).slice(0, misses), right].slice(0, MAX_ATTEMPTS);
}
