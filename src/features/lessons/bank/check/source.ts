import { LineCounter, parseDocument, isNode, isScalar } from 'yaml';
import type { Finding, Flaw, Path } from './flaw.ts';

/** A file of the bank as it was written. */
export type Source = {
  file: string;
  /** What it says; nothing when it is not YAML. */
  written: unknown;
  /** Why it is not YAML. */
  findings: Finding[];
  /** The line, from 1, of the value at a path, or of a word in it; of the nearest value around it when it is missing. */
  lineOf(at: Path, word?: string): number;
};

export function yamlSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const findings = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    what: message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? message,
  }));
  return {
    file,
    written: findings.length === 0 ? document.toJS() : undefined,
    findings,
    lineOf(at, word) {
      for (let length = at.length; length > 0; length--) {
        const node: unknown = document.getIn(at.slice(0, length), true);
        if (!isNode(node) || !node.range) continue;
        const [start, end] = node.range;
        const place = word === undefined || !isScalar(node) ? -1 : text.indexOf(word, start);
        return lines.linePos(place === -1 || place >= end ? start : place).line;
      }
      return 1;
    },
  };
}

/** A list of words, one a line: the first is at `[0]`. */
export function linesSource(file: string, text: string): Source & { written: string[] } {
  const written = text.split('\n').map((line) => line.trim());
  if (written.at(-1) === '') written.pop();
  return { file, written, findings: [], lineOf: ([place = 0]) => Number(place) + 1 };
}

export function findingOf(
  { file, at, word, what, others }: Flaw,
  sources: ReadonlyMap<string, Source>,
): Finding {
  return {
    file,
    line: sources.get(file)?.lineOf(at, word) ?? 1,
    what,
    others: others?.map((other) => findingOf(other, sources)),
  };
}
