/*
 * The mark on what is being spoken, by the browser's own highlights: they leave the page as it is, so that neither a
 * screen reader nor React notices. A browser without them reads aloud unmarked. Colours: src/kit/ui/reading.css.
 */

const SENTENCE = 'spoken-sentence';
const WORD = 'spoken';

export function markSentence(place: Range): void {
  mark(SENTENCE, place);
  unmark(WORD);
}

export function markWord(place: Range): void {
  mark(WORD, place, 1);
}

export function unmarkAll(): void {
  unmark(SENTENCE);
  unmark(WORD);
  delete document.documentElement.dataset['readingAloud'];
}

function mark(name: string, place: Range, priority = 0): void {
  if (!('highlights' in CSS)) return;
  const highlight = new Highlight(place);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  document.documentElement.dataset['readingAloud'] = '';
}

function unmark(name: string): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
}
