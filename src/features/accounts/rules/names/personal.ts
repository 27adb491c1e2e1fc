import { isUnkind } from './kind-words.ts';
import { tellsAWayToReach } from './reach.ts';
import { isReadable, tidied } from './readable.ts';

/** A letter of any script with its marks; letters in the look of formulas belong to no name. */
const LETTER = '[\\p{L}--[\\u2100-\\u214F\\u{1D400}-\\u{1D7FF}]][\\p{M}\\u200C\\u200D]*';
const APOSTROPHE = "['`´‘’＇՚׳״]";
/** What stands between two letters of a name: apostrophes, hyphens, and the dots of Gal·la, アン・マリー and ནོར་བུ. */
const BETWEEN = "['`´‘’＇՚׳״\\-‐‑–־·・゠＝་]";
/** `D'Angelo`, `'t`, `St.`, `O’Brien-Smith`; or initials: `J.R.` */
const WORD = `${APOSTROPHE}?${LETTER}(?:${BETWEEN}?${LETTER})*(?:\\.|་|${APOSTROPHE})?|(?:${LETTER}\\.){2,4}`;
const NAME = new RegExp(`^(?:${WORD})(?: (?:${WORD}))*$`, 'v');

/** What is said to who types anything else. */
export const NO_NAME = 'Please write it in letters, like María José or O’Brien.';

/** Whether a text could be somebody's name: letters of any script, no digits, no signs of an address or a link. */
export function isPersonalName(text: string): boolean {
  const name = tidied(text);
  return NAME.test(name) && isReadable(name) && !tellsAWayToReach(name);
}

/** What a letter calls somebody is short: in more words than two there is room for an advertisement. */
const MOST_WORDS = 2;
const MOST_CHARACTERS = 24;

/**
 * A first name as it may stand in a letter to somebody who knows nothing of the sender; empty where it is none, or
 * long, or unkind. Names may come from other providers, who take anything for one.
 */
export function nameForLetter(firstName: string): string {
  const name = tidied(firstName);
  const isShort = [...name].length <= MOST_CHARACTERS && name.split(' ').length <= MOST_WORDS;
  return isShort && isPersonalName(name) && !isUnkind(name) ? name : '';
}
