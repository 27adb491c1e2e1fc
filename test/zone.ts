/** A zone in which it is about noon, as an IANA name. */
export function zoneAtNoon(now: Date): string {
  // Browsers would call none ahead UTC, and not by the name that was asked for.
  const ahead = 12 - now.getUTCHours() || 1;
  // The signs in these names are the other way round.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
