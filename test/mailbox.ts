import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './harness.ts';

export type ReceivedMail = Email & {
  /** What kind of mail it is, in one word. */
  kind: string;
  file: string;
};

/** Sends what waits and reads the outbox: all mails so far, oldest first, or those to one address. */
export async function mailbox(test: TestApp, address?: string): Promise<ReceivedMail[]> {
  await test.deps.mail.sendNow();
  const { mail } = test.deps.config;
  if (mail.kind !== 'outbox') throw new Error('only an outbox can be read');
  const names = await readdir(mail.folder).catch(() => []);
  const kept = await Promise.all(
    names.map(async (name) => {
      const file = join(mail.folder, name);
      const read = await PostalMime.parse(await readFile(file));
      const { mtimeNs } = await stat(file, { bigint: true });
      return { ...read, kind: name.split('_')[1] ?? '', file, mtimeNs };
    }),
  );
  const mails = kept.toSorted((a, b) => Number(a.mtimeNs - b.mtimeNs));
  return address === undefined ? mails : mails.filter((one) => one.to?.[0]?.address === address);
}

/** The latest mail to an address. */
export async function latestMail(test: TestApp, address: string): Promise<ReceivedMail> {
  const mail = (await mailbox(test, address)).at(-1);
  if (!mail) throw new Error(`nothing was mailed to ${address}`);
  return mail;
}

/** The token in a mail's link. */
export function tokenIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const link = (text ?? '').match(/https?:\/\/\S+[?&](?:token|confirm)=\S+/)?.[0];
  const query = link && new URL(link).searchParams;
  const token = query && (query.get('token') ?? query.get('confirm'));
  if (!token) throw new Error('the mail has no link with a token');
  return token;
}
