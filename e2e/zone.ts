import { zoneAtNoon } from '../test/zone.ts';

/**
 * Where every person of the journeys is, as an IANA name: a zone in which it is about noon now. No midnight, and no
 * change to summer time, comes while they run. The workers get it from the environment: they start at other hours.
 */
export const ZONE = (process.env['E2E_ZONE'] ??= zoneAtNoon(new Date()));
