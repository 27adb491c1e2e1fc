import { Refusal } from '../../base/refusal.ts';
import { mayBeKept, type Db } from '../../infra/db/client.ts';
import type { Level } from '../lessons/subjects.ts';
import type { CompletionReply } from './contract.ts';
import {
  learningOf,
  writeFirstTake,
  writeRetake,
  type Finished,
  type HandedIn,
  type KeptCompletion,
  type Learning,
} from './keeping-store.ts';
import { NO_PHOTO, type PhotoSent, type StoredPhoto } from './photo-upload/sent.ts';
import { newBadges, type Badge } from './rules/badges.ts';
import { levelAfterLesson, type SubjectLevel } from './rules/levels.ts';
import { recordAttempt, type SkillRecord } from './rules/skills.ts';
import { streakAfterLesson } from './rules/streak.ts';
import type { Judged } from './rules/submission.ts';
import { MOST_LESSONS } from './rules/totals.ts';

/** What keeping a lesson has changed. */
export type Kept = {
  isFirstTime: boolean;
  pointsEarned: number;
  points: number;
  streak: number;
  lessonsCompleted: number;
  newBadges: readonly Badge[];
  subjectLevel: { from: Level; to: Level };
  completion: KeptCompletion;
  /** The photo that came with this take and is stored. */
  photo: StoredPhoto | null;
  /** What the child is told beside all that. */
  notice: string | null;
};

/** Racing completions of one user each win in turn; more than this many at once is no child. */
const MOST_TRIES = 100;

/**
 * Keeps a finished lesson, whole or not at all: completion, answers, ledger, streak, badges, level and skills in one
 * statement. It builds on what was read just before; when another call of the same user came in between (two tabs, a
 * retry), nothing is written and it begins anew, and then finds the lesson completed.
 *
 * @param present makes the answer, which is kept with the submission's key: sent again, the same answer comes back.
 * @param sent the photo that was sent: stored once the submission proves new, and taken back when it is not kept.
 */
export async function keepCompletion(
  db: Db,
  handedIn: HandedIn,
  present: (kept: Kept) => CompletionReply,
  sent: PhotoSent = NO_PHOTO,
): Promise<CompletionReply> {
  try {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = await learningOf(db, handedIn);
      if (before.completion !== null && before.isRepeated) {
        await sent.takeBack();
        return before.repeated ?? present(asItStands(handedIn, before, before.completion));
      }
      const finished = judgedBy(handedIn, new Set(before.withdrawn));
      const stored = await storedUnlessOutdated(sent, finished, before);
      const kept =
        before.completion === null
          ? first(finished, before, stored)
          : retake(finished, before, before.completion, stored);
      const reply = present(kept);
      if (before.completion !== null) {
        const replaced = await writeRetake(db, finished, before, kept, reply);
        if (!replaced) continue;
        await sent.remove(replaced);
        return reply;
      }
      if (await writeFirstTake(db, finished, before, kept, learntFrom(finished, before), reply)) return reply;
    }
    throw new Error(`a completion of ${handedIn.lesson.id} was overtaken ${MOST_TRIES} times`);
  } catch (error) {
    // A database that went away may have kept the lesson all the same: then its photo is not to be missing.
    if (!mayBeKept(error)) await sent.takeBack();
    throw error;
  }
}

function judgedBy(handedIn: HandedIn, withdrawn: ReadonlySet<string>): Finished {
  const standing = handedIn.questions.filter((item) => !withdrawn.has(item));
  return { ...handedIn, judged: handedIn.judge(withdrawn), standing };
}

const ALL_LESSONS_KEPT = `You have finished ${MOST_LESSONS.toLocaleString('en')} lessons here. We cannot keep more than that, but you can do any of them again.`;

type Stored = Pick<Kept, 'photo' | 'notice'>;

/** A photo that was taken before the one that is kept, and only arrives after it, does not take its place. */
async function storedUnlessOutdated(sent: PhotoSent, finished: Finished, before: Learning): Promise<Stored> {
  if (isNewest(finished, before.completion?.photoAt)) return sent.store();
  await sent.takeBack();
  return { photo: null, notice: null };
}

/** Takes may arrive in another order than they were done in. */
function isNewest({ doneAt }: Finished, keptAt: string | null | undefined): boolean {
  return !keptAt || new Date(keptAt) <= doneAt;
}

/** @throws Refusal `conflict` for whoever has all the lessons that are kept of one person. */
function first(finished: Finished, before: Learning, stored: Stored): Kept {
  const { judged } = finished;
  if (before.lessonsCompleted >= MOST_LESSONS) throw new Refusal('conflict', ALL_LESSONS_KEPT);
  const { streak } = streakAfter(finished, before);
  const points = before.points + finished.points;
  const lessonsCompleted = before.lessonsCompleted + 1;
  return {
    isFirstTime: true,
    pointsEarned: finished.points,
    points,
    streak,
    lessonsCompleted,
    newBadges: newBadges({ lessons: lessonsCompleted, points, streak }, before.badges),
    subjectLevel: { from: presentLevel(finished, before).level, to: levelAfter(finished, before).level },
    completion: {
      takes: 1,
      completedAt: finished.doneAt.toISOString(),
      score: judged.score,
      seconds: finished.seconds,
      essayText: finished.essayText,
      essayAt: finished.essayText === null ? null : finished.doneAt.toISOString(),
      essayReceivedAt: finished.essayText === null ? null : finished.receivedAt.toISOString(),
      essayFigure: figureOf(finished),
      photoId: stored.photo?.id ?? null,
      photoAt: stored.photo ? finished.doneAt.toISOString() : null,
    },
    ...stored,
  };
}

/** A further take: the better score with its time, the newest essay and photo; nothing more is given. */
function retake(finished: Finished, before: Learning, kept: KeptCompletion, stored: Stored): Kept {
  const isBetter = finished.judged.score > kept.score;
  const hasNewestEssay = finished.essayText !== null && isNewest(finished, kept.essayAt);
  return {
    ...asItStands(finished, before, kept),
    completion: {
      ...kept,
      takes: kept.takes + 1,
      score: isBetter ? finished.judged.score : kept.score,
      seconds: isBetter ? finished.seconds : kept.seconds,
      ...(hasNewestEssay && {
        essayText: finished.essayText,
        essayAt: finished.doneAt.toISOString(),
        essayReceivedAt: finished.receivedAt.toISOString(),
        essayFigure: figureOf(finished),
      }),
      ...(stored.photo && { photoId: stored.photo.id, photoAt: finished.doneAt.toISOString() }),
    },
    ...stored,
  };
}

/** Nothing is given and nothing changes. */
function asItStands(
  handedIn: Pick<HandedIn, 'startingLevel'>,
  before: Learning,
  completion: KeptCompletion,
): Kept {
  const { level } = presentLevel(handedIn, before);
  return {
    isFirstTime: false,
    pointsEarned: 0,
    points: before.points,
    streak: before.streak,
    lessonsCompleted: before.lessonsCompleted,
    newBadges: [],
    subjectLevel: { from: level, to: level },
    completion,
    photo: null,
    notice: null,
  };
}

/** What the text that was handed in counts; a lesson without one has none. */
function figureOf({ lesson, essayText, judged }: Finished): number | null {
  return lesson.subject === 'writing' && essayText !== null ? judged.firstAttempt : null;
}

/** What a first take teaches of the child: streak, level and skills after it. */
function learntFrom(finished: Finished, before: Learning) {
  return {
    streak: streakAfter(finished, before),
    level: levelAfter(finished, before),
    skills: skillsAfter(before.skills, finished.judged),
  };
}

function streakAfter({ day, today }: Finished, before: Learning) {
  return streakAfterLesson(before, day, before.restDays, today);
}

function presentLevel({ startingLevel }: Pick<HandedIn, 'startingLevel'>, before: Learning): SubjectLevel {
  return before.level ?? { level: startingLevel, recent: [] };
}

/** Only lessons of the present level whose first answers are known move it. */
function levelAfter(finished: Finished, before: Learning): SubjectLevel {
  const present = presentLevel(finished, before);
  const { firstAttempt } = finished.judged;
  if (finished.lesson.level !== present.level || firstAttempt === null) return present;
  return levelAfterLesson(present, firstAttempt);
}

function skillsAfter(records: Record<string, SkillRecord>, judged: Judged): Record<string, SkillRecord> {
  const changed: Record<string, SkillRecord> = {};
  for (const { skill, firstRight } of judged.steps) {
    changed[skill] = recordAttempt(changed[skill] ?? records[skill], firstRight);
  }
  return changed;
}
