import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BADGES } from '../../progress/rules/badges.ts';
import { SUBJECTS } from '../../lessons/subjects.ts';
import { COLORS, ICONS } from '../rules/look.ts';
import { lineOf, titleOf } from '../rules/words.ts';
import { RARITIES } from '../rules/rarity.ts';
import type { Box } from './element.ts';
import { lay, type Emoji } from './layout.ts';
import { postcardLayout } from './postcard-layout.ts';
import { drawPostcard, postcardArt } from './postcard.ts';
import type { Postcard, WeekCard } from './renderer.ts';
import { drawWeekCard, weekLayout } from './week-card.ts';

const SIZE = { width: 1200, height: 630 };

const postcard: Postcard = {
  badge: null,
  rarity: 'common',
  icon: 'lantern',
  color: 'amber',
  title: '30-day streak',
  line: 'Ada learned 30 days in a row.',
};

const week: WeekCard = {
  name: 'Ada',
  span: 'Nov 15 – Nov 21',
  headline: 'A bright week!',
  lessons: 12,
  points: 1_250,
  average: 88,
  level: 4,
  streakDays: 6,
  subjects: SUBJECTS.map((subject) => ({ subject, completed: 3, points: 150, average: 88 })),
};

/** The colours of a graphic, seen from far: 60 by 32 of them. */
async function lookOf(png: Uint8Array): Promise<Buffer> {
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...SIZE });
  return sharp(png).resize(60, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** Where the words of a layout stand, without the drawing below them. */
async function inkOf({ layout, emoji }: { layout: Box; emoji: Emoji }) {
  const svg = await lay(layout, SIZE, emoji);
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  const ink = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  alpha.forEach((value, index) => {
    if (value === 0) return;
    const x = index % SIZE.width;
    const y = Math.floor(index / SIZE.width);
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  });
  return ink;
}

test('each rarity has a look of its own, and each graphic is small enough for those who fetch it', async () => {
  const looks: Buffer[] = [];
  for (const rarity of RARITIES) {
    const png = await drawPostcard({ ...postcard, rarity });
    // Messengers show no preview of a larger one.
    expect(png.length).toBeLessThan(600_000);
    looks.push(await lookOf(png));
  }
  looks.forEach((one, index) => {
    for (const other of looks.slice(index + 1)) {
      const different = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 12);
      expect(different.length / one.length).toBeGreaterThan(0.02);
    }
  });
});

test('each icon, colour and badge has a drawing of its own', () => {
  const cards = [
    ...ICONS.map((icon) => ({ ...postcard, icon })),
    ...COLORS.slice(1).map((color) => ({ ...postcard, color })),
    ...BADGES.map(({ id }) => ({ ...postcard, badge: id })),
  ];
  const drawnBy = Map.groupBy(cards, postcardArt);
  const alike = [...drawnBy.values()].filter((same) => same.length > 1);
  expect(
    alike.map((same) => same.map(({ icon, color, badge }) => badge ?? `${icon}, ${color}`)),
    'drawn alike: give each badge a tier of its own (progress/rules/badges.ts, badge-art.ts)',
  ).toEqual([]);
});

test('the words of every achievement are set whole', async () => {
  const all = BADGES.map((badge) => ({ type: 'badge' as const, value: badge.threshold, badge }));
  const longest = { type: 'lessons' as const, value: 10_000, badge: null };
  for (const achieved of [...all, longest]) {
    const name = 'Anne-Charlotte';
    const { layout } = await postcardLayout({
      ...postcard,
      title: titleOf(achieved),
      line: lineOf(achieved, name),
    });
    expect(JSON.stringify(layout)).not.toContain('lineClamp');
  }
});

test('a week without a streak tells of none', async () => {
  const words = async (streakDays: number) =>
    JSON.stringify((await weekLayout({ ...week, streakDays })).layout);
  expect(await words(2)).toContain('day streak');
  expect(await words(0)).not.toContain('day streak');
});

const HOSTILE = [
  '<script>alert("1")</script> & </text></svg> \' %s ${x} ]]>',
  '\u202e\u2066טקסט\u2069 abc \u200f',
  'W'.repeat(60),
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft',
  'ẬẪỮ'.repeat(20),
  '👩‍🚀'.repeat(30),
  'Щ'.repeat(60),
  '',
];

test.each(HOSTILE)('%j stays within the edges of a postcard', async (text) => {
  const ink = await inkOf(
    await postcardLayout({ ...postcard, title: text, line: `${text} learned 30 days in a row.` }),
  );
  expect(ink.left).toBeGreaterThanOrEqual(80);
  expect(ink.right).toBeLessThanOrEqual(688);
  expect(ink.top).toBeGreaterThan(80);
  expect(ink.bottom).toBeLessThan(580);
});

test.each(HOSTILE)('%j stays within the edges of a week', async (text) => {
  const ink = await inkOf(await weekLayout({ ...week, name: text, headline: text }));
  expect(ink.left).toBeGreaterThanOrEqual(60);
  expect(ink.right).toBeLessThanOrEqual(1_140);
  expect(ink.top).toBeGreaterThan(40);
  expect(ink.bottom).toBeLessThan(580);
});

test('the words keep to their column, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (text) => {
      const ink = await inkOf(await postcardLayout({ ...postcard, title: text.slice(0, 40), line: text }));
      expect(ink.right).toBeLessThanOrEqual(688);
    }),
    { numRuns: 8 },
  );
});

test('a hostile name is drawn as what it is', async () => {
  const { layout, emoji } = await postcardLayout({
    ...postcard,
    title: '<b>&amp;</b>',
    line: '"></svg><script>',
  });
  const svg = await lay(layout, SIZE, emoji);
  expect(svg).not.toMatch(/<script|<b>/);
  await lookOf(await drawPostcard({ ...postcard, title: '<b>&amp;</b>', line: '"></svg><script>' }));
});

test('a week without a lesson, a name or an average is drawn', async () => {
  const png = await drawWeekCard({ ...week, name: null, lessons: 0, average: null, subjects: [] });
  await lookOf(png);
  expect(png.length).toBeLessThan(100_000);
});
