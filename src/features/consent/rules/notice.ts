/*
 * The direct notice to a parent (16 CFR 312.4(c)): the same words stand in the mail and on the consent screen.
 */

/** Kept with each consent, so that it is known who agreed to what. New words get a new version. */
export const NOTICE_VERSION = '2026-11-22';

/** One thing that is kept, and what it is used for. */
export type Collected = { what: string; why: string };

export const COLLECTED: readonly Collected[] = [
  {
    what: 'First and family name, email address of the sign-in, time zone',
    why: 'to know your child again at the next visit, and when its day begins',
  },
  { what: 'Date of birth', why: 'to choose lessons of the right age; it is never shown to anyone but you' },
  {
    what: 'Answers, essays, photos of experiments, time spent',
    why: 'to choose the next lesson, to show you and your child how it goes, and to point out to you where a text sounds as if your child may need help',
  },
  { what: 'Points, streaks and badges', why: 'to show what has been reached' },
  {
    what: 'What your child writes to us about a question that seems wrong, or by the contact form',
    why: 'to mend mistakes in lessons, and to answer',
  },
  {
    what: 'A family group, a nickname in it and pictures of achievements, if your child makes or joins them',
    why: 'to learn together; only members of the group see name or nickname, picture, role, points, streak and lessons of the week',
  },
  { what: 'Your own email address', why: 'to ask for your consent and to let you in to your child’s data' },
];

export const PROTECTIONS: readonly string[] = [
  'Nothing is sold, used for advertising, or passed on to anyone for purposes of their own. There are no adverts here.',
  'It all stays with the family or school that runs this Brightling, and what it runs on.',
  'Your child cannot publish anything unless you turn sharing on.',
];

/** What a parent may do at any time after a grant, without an account. */
export const RIGHTS: readonly string[] = [
  'see and export everything that is stored about your child',
  'change privacy settings',
  'take your consent back and have everything deleted at once',
];

export const NO_ANSWER =
  'If you do not answer within 72 hours, your address and your child’s date of birth are deleted, and 30 days later the unused account as well.';

export const AFTER_YES =
  'Once you agree, we write to you again to confirm it, with a link to your child’s data and the way to take your consent back.';
