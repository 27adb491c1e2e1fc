/** The words of a text: letters behind a hyphen, an apostrophe, a point or a comma go on with one, digits begin one. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’\-.,]\p{L}+)*/gu) ?? [];

/** How many sentences a text has. A paragraph ends one; so does the point of 'Mrs.', which is seldom enough. */
export const sentencesIn = (text: string): number =>
  text.split(/[.!?…]+["”’)]*(?=\s|$)|\n\s*\n/).filter((part) => /\p{L}/u.test(part)).length;
