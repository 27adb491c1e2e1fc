import { domainToASCII } from 'node:url';

/** A provider's hosts, the first of which stands for all, and the signs before the @ that make no difference there. */
const PROVIDERS: readonly { hosts: readonly [string, ...string[]]; ignored: RegExp }[] = [
  { hosts: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { hosts: ['icloud.com', 'me.com', 'mac.com'], ignored: /\./g },
  { hosts: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  {
    hosts: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    ignored: /[.-]/g,
  },
];

/** By another provider dots count perhaps; not here. */
const OTHER = /\./g;

/**
 * Whether two addresses reach the same mailbox as far as one can tell: case, dots before the @, what follows a plus
 * sign, and by which of a provider's hosts, make no difference. Stricter than some providers are, so that a child
 * cannot write to itself.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

/** What is the same for all spellings of a mailbox's address. */
export function mailboxOf(email: string): string {
  const [name = '', typed = ''] = email.trim().normalize('NFKC').toLowerCase().split('@');
  // What cannot be looked up stays as it is, or all of that would be one host.
  const host = domainToASCII(typed) || typed;
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(host));
  const own = name.split('+')[0] ?? '';
  return `${own.replaceAll(provider?.ignored ?? OTHER, '')}@${provider?.hosts[0] ?? host}`;
}
