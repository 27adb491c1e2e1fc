/** A stretch of a text: `start` counted from 0, `end` after its last character. */
export type Span = { start: number; end: number };

/**
 * Some voices of Chromium fall silent after a quarter of a minute without a word about it. So many characters take
 * less than that at the slowest speed (0.6 of some 175 words a minute).
 */
const LONGEST_CHUNK = 140;

/** The end of a line (a poem lives by it), or closing marks before white space. */
const END = /\n\s*|[.!?…]+["'”’)\]]*\s+/g;
/** A dot that ends no sentence: 'Mr.', 'e.g.', the initial of a name. */
const ABBREVIATION = /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Dr|St|Mt|Jr|Sr|vs|No|e\.g|i\.e|\p{Lu})$/u;

/** The sentences of a text, each with the white space after it; together they are the whole text. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!endsSentence(text, match.index, end)) continue;
    spans.push(...chunksOf(text, start, end));
    start = end;
  }
  if (start < text.length) spans.push(...chunksOf(text, start, text.length));
  return spans;
}

function endsSentence(text: string, mark: number, end: number): boolean {
  if (text[mark] === '\n' || end === text.length) return true;
  // '"Stop!" she said' goes on, and so does '28 × ? = 588'.
  if (/^(?:\p{Ll}|[=×÷+−<>-])/u.test(text.slice(end))) return false;
  return text[mark] !== '.' || !ABBREVIATION.test(text.slice(Math.max(0, mark - 8), mark));
}

/** Cuts what is too long to be spoken in one breath: after a comma or the like, else between words. */
function chunksOf(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let at = start;
  while (end - at > LONGEST_CHUNK) {
    const window = text.slice(at, at + LONGEST_CHUNK);
    const cut =
      /^.{40,}[,;:–—]\s/s.exec(window)?.[0].length ?? /^.*\s/s.exec(window)?.[0].length ?? LONGEST_CHUNK;
    spans.push({ start: at, end: at + cut });
    at += cut;
  }
  spans.push({ start: at, end });
  return spans;
}
