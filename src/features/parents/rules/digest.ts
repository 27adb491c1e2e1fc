import { daysBetween, type Day } from '../../../base/day.ts';
import { randomFrom } from '../../../base/random.ts';
import { nameFirst, nameIn } from '../../consent/rules/names-in-letters.ts';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '../../lessons/subjects.ts';
import { TOGETHER } from './together.ts';

export type Figure = { label: string; value: string };

/** What a parent reads about a week. */
export type Digest = {
  figures: readonly [Figure, Figure, Figure];
  /** One thing done well, in a sentence or two. */
  wentWell: string;
  /** One thing to do together in ten minutes. */
  together: string;
};

type Skill = { subject: Subject; title: string };

/** Titles and names are the product's own words; only the first name was typed by somebody. */
export type DigestInput = {
  childFirstName: string;
  /** The child's day on which the letter is written; it also decides which of several ideas comes this time. */
  week: Day;
  /** Lessons that came since the letter before was due: their title, score in percent and time in seconds. */
  completions: readonly { subject: Subject; title: string; score: number; seconds: number }[];
  /** Days in a row, as of now. */
  streak: number;
  /** Days on which those were done, 7 at most. */
  daysLearned: number;
  /** Skills of the present levels that go well. */
  goingWell: readonly Skill[];
  /** Skills that need help, the one that needs it most first. */
  needsHelp: readonly Skill[];
  /** Names of the badges that came since then. */
  badges: readonly string[];
  /** Whether in a text of these days a child may be telling that it is in danger. */
  hasGraveText: boolean;
};

/** Three figures, one thing done well and one to do together. A week without a lesson gets a kind word and no blame. */
export function digestOf(input: DigestInput): Digest {
  return { figures: figuresOf(input), wentWell: wentWellIn(input), together: togetherAfter(input) };
}

function figuresOf({ completions, streak, daysLearned, goingWell }: DigestInput): Digest['figures'] {
  const seconds = completions.reduce((sum, completion) => sum + completion.seconds, 0);
  return [
    { label: 'Lessons', value: String(completions.length) },
    { label: 'Minutes', value: String(minutesOf(seconds)) },
    thirdFigure(streak, daysLearned, completions.length === 0 ? goingWell.length : 0),
  ];
}

/** The kindest that is true: a streak, or in a quiet week what is not lost by it, or the days. */
function thirdFigure(streak: number, daysLearned: number, skillsKept: number): Figure {
  if (streak > 1) return { label: 'Days in a row', value: String(streak) };
  if (skillsKept > 0) return { label: 'Skills going well', value: String(skillsKept) };
  return { label: 'Days with a lesson', value: `${daysLearned} of 7` };
}

/** Seconds are a minute too. */
const minutesOf = (seconds: number) => Math.max(Math.round(seconds / 60), seconds > 0 ? 1 : 0);

/** Where a text is grave, no writing is praised, helped or played with. */
const maySpeakOf = (subject: Subject, hasGraveText: boolean) => subject !== 'writing' || !hasGraveText;

/** What is rare comes first; of the rest the week decides, so that it is not the same thing each time. */
function wentWellIn(input: DigestInput): string {
  const { childFirstName, week, completions, daysLearned, badges, hasGraveText } = input;
  const goingWell = input.goingWell.filter(({ subject }) => maySpeakOf(subject, hasGraveText));
  const name = nameIn(childFirstName);
  const Name = nameFirst(childFirstName);
  const random = randomFrom(week);
  if (badges.length > 0) return `${Name} earned ${listOfBadges(badges)}. Ask ${name} what it took.`;
  if (completions.length === 0) return quietWeek(name, Name, goingWell);
  const practised = goingWell.filter(({ subject }) => completions.some((done) => done.subject === subject));
  const essays = completions.filter(
    (done) => done.subject === 'writing' && maySpeakOf('writing', hasGraveText),
  );
  const best = completions.filter(({ subject, score }) => subject !== 'writing' && score >= WELL);
  const good = [
    practised.length > 0 && skillGoesWell(Name, random.pick(practised)),
    essays.length > 0 &&
      `${Name} wrote ‘${random.pick(essays).title}’ and brought it to an end. Let ${name} read it to you.`,
    best.length > 0 && lessonWentWell(Name, random.pick(best)),
  ].filter((sentence) => sentence !== false);
  return good.length > 0 ? random.pick(good) : keptAtIt(Name, completions.length, daysLearned);
}

/** From this score in percent a lesson is worth a word. */
const WELL = 85;

const listOfBadges = (badges: readonly string[]) =>
  badges.length === 1
    ? `the badge ‘${badges[0]}’`
    : `${badges.length} badges: ${badges.map((name) => `‘${name}’`).join(', ')}`;

const quietWeek = (name: string, Name: string, goingWell: readonly Skill[]) =>
  goingWell[0] === undefined
    ? `It was a quiet week, and that is fine. ${Name} can go on any day, right where things stand.`
    : `It was a quiet week, and that is fine. What is learned stays: ‘${goingWell[0].title}’ went well when ${name} last practiced.`;

const skillGoesWell = (Name: string, { subject, title }: Skill) =>
  subject === 'writing'
    ? `The latest text of this kind came out well: ‘${title}’.`
    : `${Name} now gets most of this right at the first try: ‘${title}’ (${SUBJECT_NAMES[subject].toLowerCase()}).`;

const lessonWentWell = (Name: string, { subject, title, score }: DigestInput['completions'][number]) =>
  `${Name} worked through ‘${title}’ (${SUBJECT_NAMES[subject].toLowerCase()}) with a score of ${score}%.`;

const keptAtIt = (Name: string, lessons: number, days: number) =>
  `${Name} finished ${lessons === 1 ? 'a lesson' : `${lessons} lessons`}${days > 1 ? ` on ${days} days` : ''} and kept at it when it was not easy. That is what learning looks like.`;

/** What needs help most, or else the subject that was least looked at; the ideas take turns from week to week. */
function togetherAfter({ week, completions, needsHelp, hasGraveText }: DigestInput): string {
  const turn = weekNumber(week);
  const subjects = SUBJECTS.filter((subject) => maySpeakOf(subject, hasGraveText));
  const skill = needsHelp.find(({ subject }) => subjects.includes(subject));
  if (skill)
    return `‘${skill.title}’ (${SUBJECT_NAMES[skill.subject].toLowerCase()}) could do with a little help. ${ideaFor(skill, turn)}`;
  const count = (subject: Subject) => completions.filter((done) => done.subject === subject).length;
  const least = Math.min(...subjects.map(count));
  const rare = subjects.filter((subject) => count(subject) === least);
  const subject = rare[turn % rare.length] ?? 'reading';
  return ideaFor({ subject, title: '' }, Math.floor(turn / rare.length));
}

function ideaFor({ subject, title }: Skill, turn: number): string {
  const topics = TOGETHER[subject];
  const { ideas } = topics.find(({ about }) => about.test(title)) ?? topics[topics.length - 1]!;
  return ideas[turn % ideas.length] ?? ideas[0];
}

/**
 * Counts weeks that begin on Thursdays: letters are written on Sundays, or on the Monday after, and those of two weeks
 * running have numbers that differ by one.
 */
const weekNumber = (day: Day) => Math.abs(Math.floor(daysBetween('2024-01-04', day) / 7));
