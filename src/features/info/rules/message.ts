/** A message to the people behind the installation, as it is being written. */
export type Draft = { name: string; email: string; subject: string; category: string; message: string };
export type RequiredField = Exclude<keyof Draft, 'category'>;

export const REQUIRED_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies RequiredField[];

/** The most characters that the call takes. */
const LONGEST: Record<RequiredField, number> = { name: 200, email: 320, subject: 200, message: 5_000 };

const MISSING: Record<RequiredField, string> = {
  name: 'Please tell us your name.',
  email: 'Please give an email address, so that we can answer.',
  subject: 'Please say in a few words what it is about.',
  message: 'Please write your message.',
};

export type Problems = Partial<Record<RequiredField, string>>;

/** What the browser can see to be wrong before anything is sent; the server looks again. Expects trimmed texts. */
export function problemsOf(draft: Draft): Problems {
  return Object.fromEntries(
    REQUIRED_FIELDS.map((field) => [field, problemOf(field, draft[field])]).filter(([, problem]) => problem),
  );
}

function problemOf(field: RequiredField, text: string): string | undefined {
  if (text === '') return MISSING[field];
  const longest = LONGEST[field];
  if (text.length > longest) return `Please keep it to ${longest.toLocaleString('en')} characters.`;
  if (field === 'email' && !/^[^\s@]+@[^\s@]+$/.test(text)) return 'Please look at this address again.';
  return undefined;
}
