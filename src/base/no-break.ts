/** A space at which no line ends. */
export const NO_BREAK = '\u00A0';

/** A text that stays on one line, as a figure with its unit. */
export function unparted(text: string): string {
  return text.replaceAll(' ', NO_BREAK);
}

/** A text for where nothing is known of such spaces: another program, a font. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(NO_BREAK, ' ');
}
