/** As many characters as the call takes. */
const LONGEST = 40;
const WHOLE_CODE = /\bBRIGHT-[A-Z0-9]{8}\b/;

/**
 * What the code's field holds after typing or pasting: capitals. Of a whole message that holds a code, such as the one
 * that friends send, the code alone stays.
 */
export function typedCode(text: string): string {
  const capitals = text.toUpperCase();
  return WHOLE_CODE.exec(capitals)?.[0] ?? capitals.slice(0, LONGEST);
}
