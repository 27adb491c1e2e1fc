import { users } from '../src/features/accounts/tables.ts';
import type { Db } from '../src/infra/db/client.ts';
import { BROWSER } from './comparison.ts';
import type { Learner } from './learners.ts';
import { answersOf, median, type Load } from './load.ts';

export type Drawing = {
  /** Milliseconds of the first graphic, for which the drawing itself is started. */
  first: number;
  /** The later ones, one after the other. */
  drawn: Record<Rarity, Drawn>;
  /** Milliseconds within which 99 of 100 reads are answered, without and with drawing. */
  alone: number;
  meanwhile: number;
};

/** Milliseconds from the call to its answer, and the size of the picture. */
type Drawn = { milliseconds: number; bytes: number };
type Rarity = keyof typeof POINTS;

/** As many points as make a graphic as plain, or as rich, as there are. */
const POINTS = { common: 50, legendary: 25_000 };
const DRAWN = 15;
const ROUNDS = 3;
const SECONDS = 3;
/** Reads a second that leave room: of a server that has none left every further work is felt. */
const READS = 200;

/** Draws graphics one after the other, then again while others read. Each is a learner's first, so that it is drawn. */
export async function drawGraphics(db: Db, address: string, learners: readonly Learner[]): Promise<Drawing> {
  await db.update(users).set({ points: POINTS.legendary });
  const artists = learners.values();
  const next = (rarity: Rarity) => {
    const { value, done } = artists.next();
    if (done) throw new Error('all learners have drawn');
    return draw(address, value, POINTS[rarity]);
  };
  const { milliseconds: first } = await next('common');
  const drawn = { common: await medianOf(next, 'common'), legendary: await medianOf(next, 'legendary') };
  const pairs: { alone: number; meanwhile: number }[] = [];
  const readers = learners.slice(-100);
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await p99(address, readers);
    const read = new AbortController();
    const drawing = (async () => {
      while (!read.signal.aborted) await next('legendary');
    })();
    const meanwhile = await p99(address, readers);
    read.abort();
    await drawing;
    pairs.push({ alone, meanwhile });
  }
  return {
    first,
    drawn,
    alone: median(pairs.map((pair) => pair.alone)),
    meanwhile: median(pairs.map((pair) => pair.meanwhile)),
  };
}

async function medianOf(next: (rarity: Rarity) => Promise<Drawn>, rarity: Rarity): Promise<Drawn> {
  const drawn: Drawn[] = [];
  while (drawn.length < DRAWN) drawn.push(await next(rarity));
  return {
    milliseconds: median(drawn.map(({ milliseconds }) => milliseconds)),
    bytes: median(drawn.map(({ bytes }) => bytes)),
  };
}

async function p99(address: string, readers: readonly Learner[]): Promise<number> {
  const load: Load = {
    address,
    requests: readers.map(({ cookie }) => ({ path: '/api/auth/user', headers: { ...BROWSER, cookie } })),
    lasting: { seconds: SECONDS },
  };
  return (await answersOf(load, READS)).p99;
}

async function draw(address: string, { cookie }: Learner, points: number): Promise<Drawn> {
  const begun = performance.now();
  const answer = await fetch(new URL('/api/social/generate-share-graphic', address), {
    method: 'POST',
    headers: { ...BROWSER, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ achievement: { type: 'points', value: points } }),
  });
  const milliseconds = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`a graphic: ${answer.status} ${await answer.text()}`);
  const { pngUrl }: { pngUrl: string } = JSON.parse(await answer.text());
  const png = await fetch(new URL(pngUrl, address), { headers: { cookie } });
  return { milliseconds, bytes: (await png.arrayBuffer()).byteLength };
}
