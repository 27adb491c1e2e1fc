import satori, { type SatoriNode } from 'satori';
import { box, words, type Box } from './element.ts';
import { emojiPicture } from './emoji.ts';
import { faces } from './fonts.ts';

/** Pictures of the emoji that a layout has in its texts, by emoji; the values are files. */
export type Emoji = ReadonlyMap<string, string>;

/** Lays boxes out as SVG, their texts as outlines; `onNode` hears where each box stands. */
export function lay(
  layout: Box,
  size: { width: number; height: number },
  emoji: Emoji,
  onNode?: (node: SatoriNode) => void,
): Promise<string> {
  const graphemeImages = Object.fromEntries([...emoji].map(([sign, file]) => [sign, emojiPicture(file)]));
  return satori(layout, { ...size, fonts: [...faces()], graphemeImages, onNodeDetected: onNode });
}

/** How a run of text may be set: so big, in so many lines. */
export type Setting = { fontSize: number; lines: number };

/** A run of text in a column, and how it may be set, the best first. */
export type Run = {
  text: string;
  fontFamily: string;
  lineHeight: number;
  width: number;
  settings: readonly Setting[];
};

/** Lines as even as can be, or cut at the last of them: the layout cannot do both. */
type FittedStyle = { fontSize: number } & { textWrap?: 'balance'; lineClamp?: number };

/** The first setting in which a text fits whole; the last, with `lineClamp` to cut it, when it fits in none. */
export async function fit(run: Run, emoji: Emoji): Promise<FittedStyle> {
  const { text, fontFamily, lineHeight, width, settings } = run;
  const fitting = new Set<number>();
  const tries = settings.map(({ fontSize }, index) =>
    words({ fontFamily, fontSize, lineHeight, width, flexShrink: 0 }, text, String(index)),
  );
  const column = box({ flexDirection: 'column' }, ...tries);
  await lay(column, { width, height: 100 }, emoji, ({ key, height }) => {
    const setting = typeof key === 'string' ? settings[Number(key)] : undefined;
    // Half a line over is no line more: the engine rounds.
    if (setting && height < setting.fontSize * lineHeight * (setting.lines + 0.5)) fitting.add(Number(key));
  });
  const best = settings.find((_, index) => fitting.has(index));
  if (best)
    return hasLongWord(text) ? { fontSize: best.fontSize } : { fontSize: best.fontSize, textWrap: 'balance' };
  const { fontSize, lines } = settings.at(-1) ?? { fontSize: 16, lines: 1 };
  return { fontSize, lineClamp: lines };
}

/** Whether evenness would break a word in two: one that is much of the text. */
const hasLongWord = (text: string) => text.split(' ').some((word) => word.length * 3 > text.length);
