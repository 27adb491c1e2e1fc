import { mondayOf, type Day } from '../../base/day.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../infra/db/client.ts';
import { weekdaysIn } from '../../infra/db/columns.ts';
import { statement } from '../../infra/db/statement.ts';
import type { Level, Subject } from '../lessons/subjects.ts';
import type { CompletionReply } from './contract.ts';
import type { Kept } from './keeping.ts';
import type { BadgeId } from './rules/badges.ts';
import type { SubjectLevel } from './rules/levels.ts';
import type { SkillRecord } from './rules/skills.ts';
import type { Judged } from './rules/submission.ts';
import { TAKES_KEPT } from './rules/totals.ts';

/*
 * The SQL of a completion, by hand: three round trips in all (who calls, what is there, the one write), so that a
 * school's morning does not queue. Each write is one statement, hence one transaction.
 */

/** A judged lesson, ready to be kept. */
export type Finished = {
  userId: string;
  lesson: { id: string; subject: Subject; level: Level };
  judged: Judged;
  /** The lesson's questions, by what they are withdrawn by, that `judged` took as standing. */
  standing: readonly string[];
  /** What a first completion gives. */
  points: number;
  /** Where the user starts in a subject that they have not had yet. */
  startingLevel: Level;
  seconds: number;
  essayText: string | null;
  /** The browser's own key of this submission. */
  submissionKey: string | null;
  /** When it was done, and the child's day that it counts for. */
  doneAt: Date;
  day: Day;
  /** When it reached the server: `doneAt`, or later where there was no network. */
  receivedAt: Date;
  /** The child's day on which it arrives: `day`, or later where there was no network. */
  today: Day;
};

/** A lesson that was handed in: how it is judged depends on what is withdrawn by the time it is kept. */
export type HandedIn = Omit<Finished, 'judged' | 'standing'> & {
  /** What its questions are withdrawn by. */
  questions: readonly string[];
  /** @throws Refusal `invalid` */
  judge(withdrawn: ReadonlySet<string>): Judged;
};

export type KeptCompletion = {
  takes: number;
  completedAt: string;
  score: number;
  seconds: number;
  essayText: string | null;
  essayAt: string | null;
  /** When the text reached the server; null where there is none. */
  essayReceivedAt: string | null;
  essayFigure: number | null;
  photoId: string | null;
  /** When the photo was handed in; null where there is none. */
  photoAt: string | null;
};

/** What a completion builds on. */
export type Learning = {
  revision: number;
  points: number;
  streak: number;
  streakDay: Day | null;
  lessonsCompleted: number;
  restDays: number[];
  completion: KeptCompletion | null;
  /** Whether this very submission was kept before. */
  isRepeated: boolean;
  /** What it was answered then; null once another was kept after it. */
  repeated: CompletionReply | null;
  /** The present level in the lesson's subject; null before the first lesson of it. */
  level: SubjectLevel | null;
  /** Skill records of the subject at the lesson's level. */
  skills: Record<string, SkillRecord>;
  badges: BadgeId[];
  /** Which of the lesson's questions are withdrawn. */
  withdrawn: string[];
};

/** A row of `subject_levels` as the level rule takes it. */
export const SUBJECT_LEVEL = `json_build_object('level', level, 'recent', recent, 'moved', case when moved_from is not null
  then json_build_object('from', moved_from, 'mean', moved_mean, 'lessons', moved_lessons) end)`;

const readLearning = statement<Omit<Learning, 'restDays'> & { restDays: number }>(
  'learning_of',
  `select u.revision, u.points, u.streak, u.streak_day::text as "streakDay", u.lessons_completed as "lessonsCompleted",
     u.rest_days as "restDays",
     c.completion, coalesce(c."isRepeated", false) as "isRepeated", c.repeated,
     (select ${SUBJECT_LEVEL} from subject_levels where user_id = u.id and subject = $3) as level,
     (select coalesce(json_object_agg(skill, json_build_object('attempts', attempts, 'recent', recent)), '{}')
       from skill_records where user_id = u.id and subject = $3 and level = $4) as skills,
     array(select badge_id from earned_badges where user_id = u.id) as badges,
     array(select item from withdrawn_items where item = any($6)) as withdrawn
   from users u
   left join lateral (
     select json_build_object('takes', takes, 'completedAt', completed_at, 'score', score, 'seconds', seconds,
         'essayText', essay_text, 'essayAt', essay_at, 'essayReceivedAt', essay_received_at,
         'essayFigure', essay_figure, 'photoId', photo_id,
         'photoAt', (select created_at from photos where id = photo_id)) as completion,
       $5::text = any(submission_keys) as "isRepeated",
       case when submission_keys[cardinality(submission_keys)] = $5 then submission_reply end as repeated
     from completions where user_id = u.id and lesson_id = $2) c on true
   where u.id = $1`,
);

export async function learningOf(db: Db, handedIn: HandedIn): Promise<Learning> {
  const { userId, lesson, submissionKey, questions } = handedIn;
  const values = [userId, lesson.id, lesson.subject, lesson.level, submissionKey, questions];
  const [row] = await readLearning(db, values);
  // Deleted in the middle of a lesson: the session went with the account.
  if (!row) throw new Refusal('signed_out', 'Please sign in first.');
  return { ...row, restDays: weekdaysIn(row.restDays) };
}

/** The answers of a take beyond the last that is kept stand in its place. */
const ANSWERS = `insert into answers (user_id, lesson_id, take, step, item, skill, given, first_right, seconds, answered_at)
  select g.id, $3, least($4, ${TAKES_KEPT}), a.step, a.item, a.skill, a.given, a."firstRight", a.seconds, $5
  from guard g, jsonb_to_recordset($6) as a(step smallint, item text, skill text, given jsonb, "firstRight" boolean, seconds integer)
  on conflict (user_id, lesson_id, take, step) do update set item = excluded.item, skill = excluded.skill,
    given = excluded.given, first_right = excluded.first_right, seconds = excluded.seconds,
    answered_at = excluded.answered_at`;

/** The photo of the take waits until then, or is none any more. */
const PHOTO = `update photos p set lesson_id = $3, created_at = $5 from guard g
  where p.user_id = g.id and p.id = $7::uuid and p.lesson_id is null returning p.id`;

/**
 * Nothing is kept that took a question as standing which was withdrawn meanwhile. `corrections` counts on it: once the
 * writes that ran at the withdrawal are over, every answer that it has to set right is there to be found.
 */
const stillStanding = (items: string) =>
  `not exists (select from withdrawn_items where item = any(${items}))`;

const firstTake = statement<{ id: string }>(
  'first_take',
  `with guard as (
     update users set points = points + $14, streak = $15, streak_day = $16, lessons_completed = lessons_completed + 1,
       week_lessons = case
         when week_of > $28::date and $30 then week_lessons
         when week_of >= $28::date then week_lessons + 1
         else 1 end,
       week_of = greatest(week_of, $28::date), revision = revision + 1
     where id = $1 and revision = $2 and ${stillStanding('$29')}
     returning id),
   kept_photo as (${PHOTO}),
   kept as (
     insert into completions (user_id, lesson_id, subject, level, day, completed_at, score, takes, seconds,
       first_attempt, points, essay_text, essay_figure, photo_id, submission_keys, submission_reply, essay_at,
       received_at, essay_received_at)
     select id, $3, $17, $18, $19, $5, $8, $4, $9, $20, $14, $10, $11, (select id from kept_photo), $12::text[], $13, $31, $32, $33 from guard),
   kept_answers as (${ANSWERS}),
   paid as (
     insert into points_ledger (user_id, amount, reason, ref, created_at)
     select id, $14, 'lesson', $3, $5 from guard),
   levelled as (
     insert into subject_levels (user_id, subject, level, recent, moved_from, moved_mean, moved_lessons)
     select id, $17, $21, $22::double precision[], $25, $26, $27 from guard
     on conflict (user_id, subject) do update set level = excluded.level, recent = excluded.recent,
       moved_from = excluded.moved_from, moved_mean = excluded.moved_mean, moved_lessons = excluded.moved_lessons),
   shown as (
     insert into skill_records (user_id, subject, level, skill, attempts, recent)
     select g.id, $17, $18, s.key, (s.value->>'attempts')::integer,
       array(select jsonb_array_elements_text(s.value->'recent')::boolean)
     from guard g, jsonb_each($23) as s
     on conflict (user_id, subject, level, skill) do update set attempts = excluded.attempts, recent = excluded.recent),
   earned as (
     insert into earned_badges (user_id, badge_id, earned_at, received_at)
     select g.id, b, $5, $32 from guard g, unnest($24::text[]) as b)
   select id from guard`,
);

/** Keeps a first completion; false when what it builds on has changed since it was read, and then nothing is kept. */
export async function writeFirstTake(
  db: Db,
  finished: Finished,
  before: Learning,
  kept: Kept,
  learnt: {
    streak: { streak: number; streakDay: Day };
    level: SubjectLevel;
    skills: Record<string, SkillRecord>;
  },
  reply: CompletionReply,
): Promise<boolean> {
  const { judged, lesson, points, day } = finished;
  const { moved } = learnt.level;
  const written = await firstTake(db, [
    ...takeValues(finished, before, kept, reply),
    points,
    learnt.streak.streak,
    learnt.streak.streakDay,
    lesson.subject,
    lesson.level,
    day,
    judged.firstAttempt,
    learnt.level.level,
    learnt.level.recent,
    JSON.stringify(learnt.skills),
    kept.newBadges.map((badge) => badge.id),
    moved?.from ?? null,
    moved?.mean ?? null,
    moved?.lessons ?? null,
    mondayOf(day),
    finished.standing,
    // It arrives in another week than its own, whose count may be over.
    mondayOf(day) < mondayOf(finished.today),
    kept.completion.essayAt,
    finished.receivedAt,
    kept.completion.essayReceivedAt,
  ]);
  return written.length > 0;
}

/** More takes of one lesson than any browser has on their way; each write costs as much as the keys are long. */
const KEYS_KEPT = 50;

const furtherTake = statement<{ replaced: string[] }>(
  'further_take',
  `with guard as (
     update users set revision = revision + 1
     where id = $1 and revision = $2 and ${stillStanding('$14')} returning id),
   kept_photo as (${PHOTO}),
   kept as (
     update completions c set takes = $4, score = $8, seconds = $9, essay_text = $10, essay_figure = $11,
       photo_id = coalesce((select id from kept_photo), photo_id), submission_keys = (submission_keys || $12::text[])[cardinality(submission_keys) - ${KEYS_KEPT - 2}:],
       submission_reply = $13, essay_at = $15, essay_received_at = $16
     from guard g where c.user_id = g.id and c.lesson_id = $3),
   kept_answers as (${ANSWERS}),
   replaced as (
     delete from photos p using guard g
     where p.user_id = g.id and p.lesson_id = $3 and exists (select from kept_photo)
     returning p.blob)
   select array(select blob from replaced) as replaced from guard`,
);

/**
 * Keeps a further take; a new photo takes the place of the earlier ones, whose blobs are returned. Undefined when what
 * it builds on has changed since it was read, and then nothing is kept.
 */
export async function writeRetake(
  db: Db,
  finished: Finished,
  before: Learning,
  kept: Kept,
  reply: CompletionReply,
): Promise<string[] | undefined> {
  const { essayAt, essayReceivedAt } = kept.completion;
  const values = [...takeValues(finished, before, kept, reply), finished.standing, essayAt, essayReceivedAt];
  const [written] = await furtherTake(db, values);
  return written?.replaced;
}

/** $1 to $13 of both writes. */
function takeValues(
  finished: Finished,
  before: Learning,
  { completion, photo }: Kept,
  reply: CompletionReply,
): unknown[] {
  const { userId, lesson, judged, doneAt, submissionKey } = finished;
  return [
    userId,
    before.revision,
    lesson.id,
    completion.takes,
    doneAt,
    JSON.stringify(judged.steps),
    photo?.id ?? null,
    completion.score,
    completion.seconds,
    completion.essayText,
    completion.essayFigure,
    submissionKey === null ? [] : [submissionKey],
    submissionKey === null ? null : JSON.stringify(reply),
  ];
}
