/** What a message to the people behind the installation is about (specification, section 9). */
export const CONTACT_CATEGORIES = ['technical', 'account', 'content', 'parent', 'feedback', 'other'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

/** A message is deleted so many days after its answer, and in any case so many after it was written. */
export const ANSWERED_KEPT_DAYS = 90;
export const KEPT_DAYS = 365;

/** What is said to who types anything else where an e-mail address belongs. */
export const NO_ADDRESS = 'Please type an e-mail address, like name@example.org.';

const LONGEST_LINE = 120;
export type ContactField = 'name' | 'email' | 'subject' | 'message';

/**
 * What is wrong with a message, field by field; none when it can be sent.
 *
 * @param typed as it was typed, with the e-mail already judged
 */
export function contactProblem(typed: {
  name: string;
  hasEmail: boolean;
  subject: string;
  message: string;
}): { field: ContactField; sentence: string } | undefined {
  if (!typed.name.trim()) return { field: 'name', sentence: 'Please tell us your name.' };
  if (typed.name.trim().length > LONGEST_LINE)
    return { field: 'name', sentence: `Please keep it to ${LONGEST_LINE} characters.` };
  if (!typed.hasEmail) return { field: 'email', sentence: NO_ADDRESS };
  if (!typed.subject.trim()) return { field: 'subject', sentence: 'Please say what it is about.' };
  if (typed.subject.trim().length > LONGEST_LINE)
    return { field: 'subject', sentence: `Please keep it to ${LONGEST_LINE} characters.` };
  if (!typed.message.trim()) return { field: 'message', sentence: 'Please write a message.' };
  return undefined;
}
