/** The words of a text: what is joined by a hyphen, an apostrophe or a comma in a number is one. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’\-.,]\p{L}+)*/gu) ?? [];

/** How many sentences a text has. A paragraph ends one; so does the point of 'Mrs.', which is seldom enough. */
export const sentencesIn = (text: string): number =>
  text.split(/[.!?…]+["”’)]*(?=\s|$)|\n\s*\n/).filter((part) => /\p{L}/u.test(part)).length;
