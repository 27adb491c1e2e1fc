import { ageOn, type Day } from '../../../base/day.ts';

export const AGE_BANDS = ['7-8', '9-10', '11-12', '13-14', 'adult'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Grown up for this product: 18, the age at which one may be a parent or educator here. */
export const ADULT_AGE = 18;

/** Whether somebody is grown up on a day; of a date that nobody has told, no. */
export function isAdultOn(birthDate: Day | null, today: Day): boolean {
  return birthDate !== null && ageOn(birthDate, today) >= ADULT_AGE;
}

/** Years ago that a birth date may lie at most. */
export const GREATEST_AGE = 120;

/** The band that screens may know in place of an age; those under 7 belong to the youngest, 15 to 17 to the oldest. */
export function ageBandOf(birthDate: Day, today: Day): AgeBand {
  const age = ageOn(birthDate, today);
  if (age >= ADULT_AGE) return 'adult';
  if (age >= 13) return '13-14';
  if (age >= 11) return '11-12';
  return age >= 9 ? '9-10' : '7-8';
}
