const SHOWN = 300;

/** The first 300 characters of an essay and an ellipsis, or all of a shorter one. No character is cut in two. */
export function previewOf(content: string): { text: string; isWhole: boolean } {
  const characters = [...content];
  const isWhole = characters.length <= SHOWN;
  return { text: isWhole ? content : `${characters.slice(0, SHOWN).join('')}…`, isWhole };
}
