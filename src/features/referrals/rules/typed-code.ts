import { CODE_LENGTH, CODE_PREFIX } from './referral.ts';

/** As many characters as the call takes. */
export const LONGEST_TYPED = 40;
const WHOLE_CODE = new RegExp(`\\b${CODE_PREFIX}-[A-Z0-9]{${CODE_LENGTH}}\\b`);

/**
 * What the code's field holds after typing or pasting: capitals. Of a whole message that holds a code, such as the one
 * that friends send, the code alone stays.
 */
export function typedCode(text: string): string {
  const capitals = text.toUpperCase();
  return WHOLE_CODE.exec(capitals)?.[0] ?? capitals.slice(0, LONGEST_TYPED);
}
