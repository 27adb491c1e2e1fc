import type { Rarity } from '../rules/rarity.ts';
import { MARK } from './art/glim.ts';
import { paintBy } from './art/paint.ts';
import { TINTS, type Tint } from './art/tints.ts';
import { HEIGHT, WIDTH } from './draw.ts';
import { box, drawing, words, type Box } from './element.ts';
import { headingFont, settable, TEXT_FONT } from './fonts.ts';
import { fit, type Emoji } from './layout.ts';
import type { Postcard } from './renderer.ts';

const PAPER = '#fff6df';
const INK = '#2b2440';
/** Where the words begin, and how wide they may become. */
const LEFT = 84;
const COLUMN = 600;

/** On one line as long as that is big; else on two. */
const TITLE = {
  lineHeight: 1.08,
  width: COLUMN,
  settings: [
    ...([104, 96, 88, 80] as const).map((fontSize) => ({ fontSize, lines: 1 })),
    ...([92, 80, 68, 58] as const).map((fontSize) => ({ fontSize, lines: 2 })),
  ],
};
const LINE = {
  lineHeight: 1.35,
  width: COLUMN,
  settings: [
    { fontSize: 36, lines: 2 },
    { fontSize: 32, lines: 3 },
    { fontSize: 28, lines: 3 },
  ],
};

/** The words of a postcard: the rarity's, the title, the line and the mark. */
export async function postcardLayout(card: Postcard): Promise<{ layout: Box; emoji: Emoji }> {
  const title = settable(card.title);
  const line = settable(card.line);
  const heading = { ...TITLE, fontFamily: headingFont(title.text) };
  const text = { ...LINE, fontFamily: TEXT_FONT };
  const titleStyle = await fit({ ...heading, text: title.text }, title.emoji);
  const lineStyle = await fit({ ...text, text: line.text }, line.emoji);
  const { fontFamily, lineHeight } = heading;
  const layout = box(
    { width: WIDTH, height: HEIGHT, position: 'relative' },
    rarityWord(card.rarity, TINTS[card.color]),
    box(
      {
        position: 'absolute',
        left: LEFT,
        top: 148,
        width: COLUMN,
        height: 356,
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 18,
      },
      words({ fontFamily, lineHeight, color: PAPER, ...titleStyle }, title.text),
      words(
        { fontFamily: TEXT_FONT, lineHeight: LINE.lineHeight, color: '#f1e8ff', ...lineStyle },
        line.text,
      ),
    ),
    box(
      { position: 'absolute', left: LEFT, bottom: 58, alignItems: 'center', gap: 14 },
      drawing(64, 58, paintBy('dusk'), MARK),
      words({ fontFamily: headingFont('Brightling'), fontSize: 34, color: PAPER }, 'Brightling'),
    ),
  );
  return { layout, emoji: new Map([...title.emoji, ...line.emoji]) };
}

/** The everyday one goes by no name: who has begun a streak has not done a common thing. */
const NAMES: Record<Rarity, string | undefined> = {
  common: undefined,
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
};
const RANKS: Record<Rarity, number> = { common: 1, rare: 2, epic: 3, legendary: 4 };

/** As many lights as the rarity's rank, with its name; dark where it stands on a ribbon. */
function rarityWord(rarity: Rarity, { light }: Tint): Box {
  const isOnRibbon = rarity === 'epic' || rarity === 'legendary';
  const lit = isOnRibbon ? INK : light;
  const lights = [1, 2, 3, 4].map((rank) =>
    box({
      width: 18,
      height: 18,
      borderRadius: 9,
      border: `2px solid ${lit}`,
      backgroundColor: rank <= RANKS[rarity] ? lit : 'transparent',
    }),
  );
  const name = NAMES[rarity];
  const fontFamily = headingFont(name ?? '');
  return box(
    { position: 'absolute', left: LEFT, top: 76, height: 64, alignItems: 'center', gap: 16 },
    ...(name ? [words({ fontFamily, fontSize: 32, color: isOnRibbon ? INK : PAPER }, name)] : []),
    box({ gap: 6 }, ...lights),
  );
}
