import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const PICTURES = dirname(resolve('@twemoji/svg/package.json'));

/** The file with the picture of an emoji (one character as a person sees it); undefined when there is none. */
export function emojiFile(character: string): string | undefined {
  if (!/\p{Emoji}/u.test(character)) return undefined;
  // The files are named by code points, without the mark that asks for a picture unless several are joined.
  const joined = character.includes('\u200d') ? character : character.replaceAll('\ufe0f', '');
  const name = [...joined].map((sign) => sign.codePointAt(0)?.toString(16)).join('-');
  const file = join(PICTURES, `${name}.svg`);
  return existsSync(file) ? file : undefined;
}

/** A picture as the layout takes it. */
export const emojiPicture = (file: string): string =>
  `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
