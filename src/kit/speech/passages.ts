import { sayingOf, type Saying } from './saying.ts';
import { sentencesOf, type Span } from './sentences.ts';

/** One sentence of the page: what is said for it, and where it and its words are. */
export type Line = {
  saying: Saying;
  /** The whole sentence. */
  place: Range;
  /** A stretch of the sentence, counted from its own beginning. */
  placeOf: (span: Span) => Range;
};

/** A stretch of text that a block of the page shows, and the nodes it comes from. */
type Passage = { text: string; parts: (Span & { node: Text | Element })[] };

/** What is drawn, typed or pressed is no text to read, unless it says so itself. */
const UNSAID =
  'svg, img, button:not([data-said]), input, textarea, select, [aria-hidden="true"]:not([data-said]), [data-unsaid], [hidden]';

/**
 * The sentences that an element shows, in their order. `data-said="A:"` on an element names what is said in its
 * place; what follows it belongs to the same sentence. An empty `data-said` has a control's own text read.
 */
export function linesOf(element: Element): Line[] {
  return passagesOf(element).flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence) => {
      const shown = passage.text.slice(sentence.start, sentence.end).trimEnd();
      const saying = sayingOf(shown);
      if (!/[\p{L}\p{N}]/u.test(saying.said)) return [];
      const placeOf = ({ start, end }: Span) =>
        rangeOf(passage, { start: sentence.start + start, end: sentence.start + end });
      return [{ saying, place: placeOf({ start: 0, end: shown.length }), placeOf }];
    }),
  );
}

function passagesOf(root: Element): Passage[] {
  const passages: Passage[] = [];
  let open: Passage = { text: '', parts: [] };
  const close = () => {
    // 'A:' goes with what comes after it.
    if (open.parts.at(-1)?.node instanceof Element) return;
    if (open.text.trim() !== '') passages.push(open);
    open = { text: '', parts: [] };
  };
  const add = (text: string, node: Text | Element) => {
    open.parts.push({ start: open.text.length, end: open.text.length + text.length, node });
    open.text += text;
  };
  const visit = (element: Element) => {
    const isBlock = !getComputedStyle(element).display.startsWith('inline');
    if (isBlock) close();
    const said = element.getAttribute('data-said');
    if (said) return add(`${said} `, element);
    for (const child of element.childNodes) {
      if (child instanceof Text) add(child.data, child);
      else if (child instanceof Element && !child.matches(UNSAID)) visit(child);
    }
    if (isBlock) close();
  };
  visit(root);
  close();
  return passages;
}

function rangeOf({ parts }: Passage, { start, end }: Span): Range {
  const range = document.createRange();
  const first = parts.find((part) => start < part.end);
  const last = parts.findLast((part) => part.start < end);
  if (!first || !last) return range;
  if (first.node instanceof Text)
    range.setStart(first.node, Math.min(start - first.start, first.node.length));
  else range.setStart(first.node, 0);
  if (last.node instanceof Text) range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  else range.setEnd(last.node, last.node.childNodes.length);
  return range;
}
