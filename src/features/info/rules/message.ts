import { contactProblem, type ContactField } from './contact.ts';

/** A message to the people behind the installation, as it is being written. */
export type Draft = Record<ContactField | 'category', string>;
export type Problems = Partial<Record<ContactField, string>>;

/** The fields that must be filled in, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies ContactField[];

/** What is wrong with each field, all at once, before anything is sent. The server looks again. */
export function problemsOf(draft: Draft): Problems {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const problem = contactProblem({ ...FINE, ...judged(draft, field) });
      return problem ? [[field, problem.sentence]] : [];
    }),
  );
}

/** A message with which nothing is wrong: each field is judged in its company. */
const FINE = { name: '-', hasEmail: true, subject: '-', message: '-' };

const judged = (draft: Draft, field: ContactField) =>
  field === 'email' ? { hasEmail: looksLikeAnAddress(draft.email) } : { [field]: draft[field] };

/** Whether a text can be an e-mail address, as far as its shape tells. */
export const looksLikeAnAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());
