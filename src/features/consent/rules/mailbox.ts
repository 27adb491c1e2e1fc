/**
 * Whether two addresses reach the same mailbox as far as one can tell: case, dots before the @ and what follows a
 * plus sign make no difference. Stricter than some providers are, so that a child cannot write to itself.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

/** What is the same for all spellings of a mailbox's address. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().normalize('NFKC').split('@');
  return `${name.split('+')[0]?.replaceAll('.', '')}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
