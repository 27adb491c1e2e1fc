import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** A value without quotation marks and a `#` in it that is more likely meant than the beginning of a remark, ` # …`. */
const CUT_VALUE =
  /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=(?![ \t]*["'`])[^#\n]*[^#\s](?:#|[ \t]+#(?![\s#]))/gm;

/**
 * The process's environment over what a `.env` file in the working folder says.
 *
 * @throws Error in a sentence for a value that would be cut off at its `#`
 */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  const text = textIn(file);
  const cut = [...text.matchAll(CUT_VALUE)].map(([, name]) => name);
  if (cut.length > 0)
    throw new Error(
      `${file}, ${cut.join(', ')}: what follows # is taken for a remark. Put the value between quotation marks, or a space after the # of a remark.`,
    );
  return { ...parseEnv(text), ...process.env };
}

/** The names that a `.env` file sets. */
export const namesIn = (file = '.env'): string[] => Object.keys(parseEnv(textIn(file)));

const textIn = (file: string): string => (existsSync(file) ? textOf(readFileSync(file)) : '');

/** Text in UTF-8, or as editors and PowerShell on Windows write it: with a byte order mark, perhaps in UTF-16. */
function textOf(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
