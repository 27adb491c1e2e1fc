import type { Message } from '../../infra/mail/transport.ts';

/** One line of the log about a mail that was kept as a file: its subject, and the first link, which it is there for. */
export function toldMail({ subject, text }: Pick<Message, 'subject' | 'text'>, file: string): string {
  const [link] = text.match(/https?:\/\/\S+/) ?? [];
  return `Mail: ${subject}${link ? ` – ${link}` : ''} (${file})`;
}
