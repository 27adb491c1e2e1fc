const LONGEST = 254;

/**
 * One plain e-mail address, trimmed and in lower case; undefined for anything else: a list, a name before the
 * address, a comment, a line break, a host without a dot.
 */
export function plainEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  if (email.length > LONGEST) return undefined;
  return /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(
    email,
  )
    ? email
    : undefined;
}
