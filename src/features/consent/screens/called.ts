/** What to call a child within a sentence, whose first name may be missing. */
export function calledInText(firstName: string): string {
  return firstName.trim() || 'your child';
}
