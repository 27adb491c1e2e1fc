import type { Head } from './letter-html.ts';
import type { Block, Letter } from './letter.ts';

const COLUMNS = 72;

/**
 * The letter as plain text: lines of 72 characters at most, each address whole on a line of its own, no drawn rules or
 * stars, so that it can be read aloud. Its punctuation is ASCII, which every program shows.
 */
export function textOfLetter(letter: Letter, { letterhead, host }: Head): string {
  const end = letterhead === host ? host : `${letterhead}, ${host}`;
  const parts = [...letter.blocks.map(written), ...letter.footer.map(wrapped), end];
  return `${parts.join('\n\n')}\n`;
}

function written(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'paragraph':
    case 'note':
      return wrapped(block.text);
    case 'list':
      return block.items.map((item) => hanging('- ', item)).join('\n');
    case 'steps':
      return block.items.map((item, index) => hanging(`${index + 1}. `, item)).join('\n');
    case 'terms':
      return block.items.map(({ term, text }) => hanging('- ', `${term}: ${text}`)).join('\n');
    case 'code':
      return `${wrapped(`${block.label}:`)}\n${block.value}`;
    case 'figures':
      return block.items.map(({ label, value }) => hanging('- ', `${label}: ${value}`)).join('\n');
    case 'button':
    case 'link':
      return `${wrapped(`${block.text}:`)}\n${block.url}`;
  }
}

const wrapped = (text: string) => linesOf(text, COLUMNS).join('\n');

const hanging = (sign: string, text: string) =>
  sign + linesOf(text, COLUMNS - sign.length).join(`\n${' '.repeat(sign.length)}`);

/** Breaks between words only. A word that is longer than a line stays whole. */
function linesOf(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plainPunctuation(text).split(/\s+/u)) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

const plainPunctuation = (text: string) => text.replace(/[‘’“”–—…]/gu, (sign) => PLAIN[sign] ?? sign);
