import { withDatabase } from './people.ts';

/** A person's figures and days, as weeks of learning would have left them. */
export async function haveStanding(
  email: string,
  has: { points?: number; streak?: number; daysAway?: number; shields?: number; lessons?: number },
): Promise<void> {
  const { points = 0, streak = 0, daysAway = 0, shields = 0, lessons = 0 } = has;
  await withDatabase((client) =>
    client.query(
      `update users set points = $2, streak = $3, shields = $4, lessons_completed = $5,
         streak_day = (now() at time zone time_zone)::date - 1 - $6::int where email = $1`,
      [email, points, streak, shields, lessons, daysAway],
    ),
  );
}

export type PastLesson = {
  subject: 'reading' | 'writing' | 'math' | 'science' | 'social_studies';
  score: number;
  /** Days before today, 13 at most. */
  daysAgo: number;
  seconds?: number;
  essay?: string;
};

/**
 * Lessons of the calendar that a person has finished, each another one, just after midnight of the
 * person's own day; the last in the list is the latest of its day.
 */
export async function haveFinished(email: string, past: readonly PastLesson[]): Promise<void> {
  await withDatabase(async (client) => {
    for (const [place, { subject, score, daysAgo, seconds = 600, essay = null }] of past.entries()) {
      await client.query(
        `insert into completions
           (user_id, lesson_id, subject, level, day, completed_at, score, seconds, points, essay_text)
         select users.id, lessons.id, lessons.subject, lessons.level, lessons.day,
           lessons.day::timestamp at time zone users.time_zone + make_interval(secs => $7::int), $3, $5, 0, $6
         from users, lessons
         where users.email = $1 and lessons.subject = $2
           and lessons.day = (now() at time zone users.time_zone)::date - $4::int
           and lessons.id not in (select lesson_id from completions where user_id = users.id)
         order by lessons.id limit 1`,
        [email, subject, score, daysAgo, seconds, essay, place],
      );
    }
  });
}

/** Lessons that a person has finished, one of two hours in each of the latest weeks, the newest first. */
export async function haveWeeks(email: string, scores: readonly number[]): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `insert into completions (user_id, lesson_id, subject, level, day, completed_at, score, seconds, points)
       select users.id, of_lessons.id, of_lessons.subject, of_lessons.level, of_lessons.day, now() - make_interval(weeks => (week - 1)::int), score, 7260, 0
       from users, unnest($2::int[]) with ordinality as of_scores(score, week)
         join (select id, subject, level, day, row_number() over (order by id) as place from lessons) of_lessons on place = week
       where email = $1`,
      [email, scores],
    ),
  );
}
