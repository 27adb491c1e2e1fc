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
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const cut = [...text.matchAll(CUT_VALUE)].map(([, name]) => name);
  if (cut.length > 0)
    throw new Error(
      `${file}, ${cut.join(', ')}: what follows # is taken for a remark. Put the value between quotation marks, or a space after the # of a remark.`,
    );
  return { ...parseEnv(text), ...process.env };
}
