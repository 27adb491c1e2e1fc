import { SUBJECT_NAMES } from '../../lessons/subjects.ts';
import { MARK } from './art/glim.ts';
import { morning } from './art/morning.ts';
import { paintBy } from './art/paint.ts';
import { signOf } from './art/subject-icons.ts';
import { draw, HEIGHT, WIDTH } from './draw.ts';
import { box, drawing, words, type Box } from './element.ts';
import { headingFont, settable, TEXT_FONT } from './fonts.ts';
import { fit, type Emoji } from './layout.ts';
import type { WeekCard } from './renderer.ts';

const INK = '#2b2440';
const SOFT = '#655d7a';
const LINE = '#eadfcb';
const MARGIN = 64;
const COLUMN = WIDTH - 2 * MARGIN;

/** Draws a week for parents: a calm morning, figures first. */
export async function drawWeekCard(card: WeekCard): Promise<Uint8Array> {
  const { layout, emoji } = await weekLayout(card);
  return draw(morning(card.subjects.length <= 2), layout, emoji);
}

/** The words and figures of a week. */
export async function weekLayout(card: WeekCard): Promise<{ layout: Box; emoji: Emoji }> {
  const over = settable(card.name ? `${card.name}'s week of learning` : 'A week of learning');
  const span = settable(card.span);
  const headline = settable(card.headline);
  const fontFamily = headingFont(headline.text);
  const width = COLUMN - 250;
  const settings = [
    { fontSize: 50, lines: 1 },
    { fontSize: 44, lines: 1 },
    { fontSize: 38, lines: 2 },
    { fontSize: 32, lines: 2 },
  ] as const;
  const headlineStyle = await fit(
    { text: headline.text, fontFamily, lineHeight: 1.15, width, settings },
    headline.emoji,
  );
  const layout = box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: `48px ${MARGIN}px 0`,
      flexDirection: 'column',
      gap: 24,
      color: INK,
    },
    box(
      { justifyContent: 'space-between', alignItems: 'flex-start' },
      box(
        { flexDirection: 'column', width, gap: 4 },
        box(
          { fontFamily: TEXT_FONT, fontSize: 26, color: SOFT },
          words({ lineClamp: 1, flexShrink: 1 }, over.text),
          words({ flexShrink: 0, marginLeft: 8 }, `· ${span.text}`),
        ),
        words({ fontFamily, lineHeight: 1.15, ...headlineStyle }, headline.text),
      ),
      box(
        { alignItems: 'center', gap: 12 },
        drawing(64, 52, paintBy('morning'), MARK),
        words({ fontFamily: headingFont('Brightling'), fontSize: 30 }, 'Brightling'),
      ),
    ),
    figures(card),
    box({ flexDirection: 'column', gap: 12 }, ...card.subjects.slice(0, 5).map(subjectRow)),
  );
  return { layout, emoji: new Map([...over.emoji, ...span.emoji, ...headline.emoji]) };
}

const count = (value: number) => value.toLocaleString('en');
const noun = (value: number, one: string) => (value === 1 ? one : `${one}s`);

function figures({ lessons, points, average, level, streakDays }: WeekCard): Box {
  const figure = ([value, name]: [value: string, name: string]) =>
    box(
      { flexDirection: 'column', flexGrow: 1, flexBasis: 0 },
      words({ fontFamily: headingFont(value), fontSize: 46, lineHeight: 1.1 }, value),
      words({ fontFamily: TEXT_FONT, fontSize: 24, color: SOFT }, name),
    );
  const all: [value: string, name: string][] = [
    [count(lessons), noun(lessons, 'lesson')],
    [count(points), noun(points, 'point')],
    [average === null ? '–' : `${average}%`, 'average'],
    [count(level), 'level'],
    ...(streakDays > 0 ? [[count(streakDays), 'day streak'] satisfies [string, string]] : []),
  ];
  return box(
    { borderTop: `2px solid ${LINE}`, borderBottom: `2px solid ${LINE}`, padding: '16px 0', gap: 16 },
    ...all.map(figure),
  );
}

/** A subject's week: its name in its colour, what was done, and a bar as long as the average. */
function subjectRow({ subject, completed, points, average }: WeekCard['subjects'][number]): Box {
  const { color, tint, drawing: sign } = signOf(subject);
  const text = { fontFamily: TEXT_FONT, fontSize: 24 };
  const share = Math.max(0, Math.min(100, average));
  return box(
    { alignItems: 'center', height: 36 },
    drawing(24, 32, '', sign),
    words(
      { ...text, fontFamily: headingFont(SUBJECT_NAMES[subject]), color, width: 210, marginLeft: 14 },
      SUBJECT_NAMES[subject],
    ),
    words(
      { ...text, color: SOFT, width: 330 },
      `${count(completed)} ${noun(completed, 'lesson')} · ${count(points)} ${noun(points, 'point')}`,
    ),
    box(
      { flexGrow: 1, height: 18, borderRadius: 9, backgroundColor: tint, marginRight: 20 },
      box({ width: `${share}%`, height: 18, borderRadius: 9, backgroundColor: color }),
    ),
    words({ ...text, width: 76, textAlign: 'right' }, `${average}%`),
  );
}
