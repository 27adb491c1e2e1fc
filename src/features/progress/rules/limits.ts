import type { LimitRule } from '../../../base/limit.ts';

const HOUR = 3_600;

/** Two tabs, retries and fifty racing requests are honest; hundreds of takes of one lesson are none. */
export const takesOfLesson: LimitRule = {
  name: 'takes_of_lesson',
  by: { personAnd: 'id' },
  times: 60,
  seconds: HOUR,
  message: 'You have done this lesson many times just now. Please take a break, or choose another one.',
  countedIn: 'memory',
};

/** A month of lessons that were done without a network may arrive at once. */
export const takes: LimitRule = {
  name: 'takes',
  by: 'person',
  times: 600,
  seconds: HOUR,
  message: 'That was a lot of lessons in a short time. Please take a break and try again later.',
  countedIn: 'memory',
};

/** Small ones within a lesson's JSON are counted by its handler. */
export const photosSent: LimitRule = {
  name: 'photos',
  by: 'large bodies of a person',
  times: 60,
  seconds: HOUR,
  message: 'You have sent many photos just now. Please try again in an hour.',
};
