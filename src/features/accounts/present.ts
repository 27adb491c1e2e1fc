import { ageOn } from '../../base/day.ts';
import type { Person } from './caller.ts';
import type { User } from './contract.ts';
import { avatarUrl } from './rules/avatars.ts';
import { ageBandOf } from './rules/age.ts';
import { overallLevel } from './rules/overall-level.ts';

/** The user as their own browser may know them, field by field. */
export function presentUser({ user, today, isAdult }: Person, consentAge: number): User {
  // Only people past the age step reach a call that presents them; without a date the youngest band is the safe one.
  const birthDate = user.birthDate ?? today;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    given_name: user.givenName,
    family_name: user.familyName,
    name: user.name,
    email: user.email,
    picture: avatarUrl(user.avatar),
    profileImageUrl: avatarUrl(user.avatar),
    points: user.points,
    streak: user.streak,
    level: overallLevel(user.points),
    isUnder13: ageOn(birthDate, today) < consentAge,
    isAdult,
    ageBand: ageBandOf(birthDate, today),
    timeZone: user.timeZone,
  };
}
