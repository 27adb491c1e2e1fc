import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

type Mail = { subject: string; text: string; html: string; link: string };

/**
 * The latest mail of a kind to an address, once it has come: the app under test keeps each as a file.
 *
 * @param about words of it, where others may write there too
 */
export async function mailTo(address: string, kind: string, about = ''): Promise<Mail> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const find = async (): Promise<Mail | undefined> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(`_${kind}_`));
    for (const name of names.toSorted().toReversed()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      if (mail.to?.[0]?.address !== address) continue;
      const { subject = '', text = '', html = '' } = mail;
      if (!text.includes(about)) continue;
      const link = text.match(/https?:\/\/\S+[?&](?:token|confirm)=\S+/)?.[0] ?? '';
      return { subject, text, html, link };
    }
    return undefined;
  };
  let found: Mail | undefined;
  await expect
    .poll(async () => Boolean((found = await find())), { timeout: 20_000, message: `${kind} to ${address}` })
    .toBe(true);
  if (!found) throw new Error('it was there a moment ago');
  return found;
}
