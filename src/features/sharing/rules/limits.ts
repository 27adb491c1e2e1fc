import type { LimitRule } from '../../../base/limit.ts';

export const drawings: LimitRule = {
  name: 'graphics',
  by: { key: 'person, for each graphic that is drawn' },
  times: 30,
  seconds: 86_400,
  message: 'You have made many graphics today. Please try again tomorrow.',
};

/** Graphics that are kept of one person; of more the oldest go, with their pages. */
export const MOST_GRAPHICS = 300;
