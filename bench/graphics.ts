import { BROWSER } from './comparison.ts';
import type { Learner } from './learners.ts';
import { answersOf, median, type Load } from './load.ts';

export type Drawing = {
  /** Milliseconds of the first graphic, for which the drawing itself is started. */
  first: number;
  /** Of the later ones, one after the other. */
  median: number;
  bytes: number;
  /** Milliseconds within which 99 of 100 reads are answered, without and with drawing. */
  alone: number;
  meanwhile: number;
};

const DRAWN = 15;
const ROUNDS = 3;
const SECONDS = 3;
/** Reads a second that leave room: of a server that has none left every further work is felt. */
const READS = 200;

/** Draws graphics one after the other, then again while others read. Each is a learner's first, so that it is drawn. */
export async function drawGraphics(address: string, learners: readonly Learner[]): Promise<Drawing> {
  const artists = learners.values();
  const next = () => {
    const { value, done } = artists.next();
    if (done) throw new Error('all learners have drawn');
    return draw(address, value);
  };
  const { milliseconds: first, bytes } = await next();
  const times: number[] = [];
  for (let count = 0; count < DRAWN; count++) times.push((await next()).milliseconds);
  const pairs: { alone: number; meanwhile: number }[] = [];
  const readers = learners.slice(-100);
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await p99(address, readers);
    let isReading = true;
    const drawing = (async () => {
      while (isReading) await next();
    })();
    const meanwhile = await p99(address, readers);
    isReading = false;
    await drawing;
    pairs.push({ alone, meanwhile });
  }
  return {
    first,
    median: median(times),
    bytes,
    alone: median(pairs.map((pair) => pair.alone)),
    meanwhile: median(pairs.map((pair) => pair.meanwhile)),
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

async function draw(address: string, { cookie }: Learner): Promise<{ milliseconds: number; bytes: number }> {
  const begun = performance.now();
  const answer = await fetch(new URL('/api/social/generate-share-graphic', address), {
    method: 'POST',
    headers: { ...BROWSER, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ achievement: { type: 'points', value: 50 } }),
  });
  const milliseconds = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`a graphic: ${answer.status} ${await answer.text()}`);
  const { pngUrl }: { pngUrl: string } = JSON.parse(await answer.text());
  const png = await fetch(new URL(pngUrl, address), { headers: { cookie } });
  return { milliseconds, bytes: (await png.arrayBuffer()).byteLength };
}
