/**
 * Where every person of the journeys is, as an IANA name: a zone in which it is about noon now. No midnight, and no
 * change to summer time, comes while they run. The workers get it from the environment: they start at other hours.
 */
export const ZONE = (process.env['E2E_ZONE'] ??= zoneAtNoon(new Date()));

function zoneAtNoon(now: Date): string {
  // Browsers would call none ahead UTC, and not by the name that was asked for.
  const ahead = 12 - now.getUTCHours() || 1;
  // The signs in these names are the other way round.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
