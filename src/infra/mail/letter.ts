import { oneLine } from '../../base/one-line.ts';
import { htmlOf } from './letter-html.ts';
import { textOfLetter } from './letter-text.ts';

/**
 * A part of a letter. Texts are plain sentences; each form of the letter sets them in its own way. Addresses are
 * whole ones of this site: a letter leads nowhere else.
 */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Things in the order in which they are done. */
  | { kind: 'steps'; items: readonly string[] }
  /** Each term with what there is to say about it. */
  | { kind: 'terms'; items: readonly { term: string; text: string }[] }
  /** What stands out: a hint, a date to know. */
  | { kind: 'note'; text: string }
  /** Something to be copied letter by letter. */
  | { kind: 'code'; label: string; value: string }
  | { kind: 'figures'; items: readonly { label: string; value: string }[] }
  /** The one thing that a letter asks for. */
  | { kind: 'button'; text: string; url: string }
  | { kind: 'link'; text: string; url: string };

export type Letter = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  blocks: readonly Block[];
  /** Why one gets this letter, and whom to ask. */
  footer: readonly string[];
  /** Whose letter it is, at its head; the site's host where it is left out. */
  letterhead?: string;
};

export type RenderedLetter = { subject: string; html: string; text: string };

const MAX_SUBJECT = 150;

/**
 * The letter in both forms that a mail carries. The subject is one line whatever stands in it.
 *
 * @throws RangeError for an address that is not on this site: a letter must not be made to lead elsewhere
 */
export function renderLetter(letter: Letter, site: { publicUrl: URL }): RenderedLetter {
  for (const block of letter.blocks) {
    if ('url' in block && URL.parse(block.url)?.origin !== site.publicUrl.origin) {
      throw new RangeError(`a letter of ${site.publicUrl.origin} leads to another place`);
    }
  }
  const subject = oneLine(letter.subject, MAX_SUBJECT);
  const head = { subject, letterhead: letter.letterhead ?? site.publicUrl.host, host: site.publicUrl.host };
  return { subject, html: htmlOf(letter, head), text: textOfLetter(letter, head) };
}
