import { ageOn, type Day } from '../../../base/day.ts';

/**
 * Whether a person's shared pictures may be public: as a parent has settled; where none has, from the age of consent
 * on.
 */
export function maySharePublicly(
  settled: boolean | null,
  birthDate: Day | null,
  today: Day,
  consentAge: number,
): boolean {
  return settled ?? (birthDate !== null && ageOn(birthDate, today) >= consentAge);
}
