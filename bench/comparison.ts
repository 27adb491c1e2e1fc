import type { Request } from 'autocannon';
import { answersASecond, CONNECTIONS, median, type Load } from './load.ts';
import type { Learner, Submission } from './learners.ts';

/** A call's speed beside the bare route's. */
export type Comparison = { name: string; ratio: number; call: number; bare: number };

const ROUNDS = 7;
/** On a busy machine there are fewer rounds rather than a longer bench. */
const FEWEST_ROUNDS = 3;
const LONGEST_MS = 130_000;
const LASTING = { seconds: 1.5 };
const COMPLETIONS_A_ROUND = 1_500;
/** Before the rounds every learner has learnt a little, as most who open the dashboard have. */
const LESSONS_BEHIND = 4;

/** What a browser's requests carry besides the session. */
export const BROWSER = {
  'accept-encoding': 'gzip, deflate, br',
  'sec-fetch-site': 'same-origin',
  'x-time-zone': 'UTC',
};

const READS: { name: string; path: (learner: Learner) => string }[] = [
  { name: '/api/auth/user', path: () => '/api/auth/user' },
  { name: '/api/user/progress', path: () => '/api/user/progress' },
  { name: '/api/user/streak-status', path: () => '/api/user/streak-status' },
  { name: '/api/lessons/smart/…/math', path: ({ id }) => `/api/lessons/smart/${id}/math` },
  { name: '/api/families/my-family, 12 members', path: () => '/api/families/my-family' },
];

/**
 * Measures the dashboard's calls and completions against the bare route: bare, call, bare, call, … round after
 * round, so that whatever else the machine does falls on both; the answer is the median of the pairs.
 */
export async function compareWithBare(given: {
  site: string;
  bare: string;
  learners: readonly Learner[];
  submissions: readonly Submission[];
  /** Done once, between warming up and measuring. */
  afterWarmUp: () => Promise<unknown>;
}): Promise<Comparison[]> {
  const { site, learners } = given;
  const readers = learners.slice(0, 5 * CONNECTIONS);
  const reading = (address: string, pathOf: (learner: Learner) => string): Load => ({
    address,
    requests: readers.map((reader) => ({
      path: pathOf(reader),
      headers: { ...BROWSER, cookie: reader.cookie },
    })),
    lasting: LASTING,
  });
  const bare = reading(given.bare, ({ id }) => `/bare/${id}`);
  const reads = READS.map(({ name, path }) => ({ load: reading(site, path), measured: noPairs(name) }));

  // Every learner and lesson come together once: each completion is a first one. A learner's are far apart.
  const firsts = given.submissions.flatMap((submission) =>
    learners.map((learner) => completing(learner, submission)),
  );
  let sent = 0;
  const complete = (count: number): Load => ({
    address: site,
    requests: firsts.slice(sent, (sent += count)),
    lasting: 'once',
  });
  const completions = noPairs('completions');

  await answersASecond(complete(LESSONS_BEHIND * learners.length));
  for (const { load } of reads) await answersASecond(load);
  await answersASecond(bare);
  await given.afterWarmUp();

  const begun = performance.now();
  const measure = async (call: Load) => ({
    bare: await answersASecond(bare),
    call: await answersASecond(call),
  });
  for (let round = 0; round < ROUNDS; round++) {
    if (round >= FEWEST_ROUNDS && performance.now() - begun > LONGEST_MS) break;
    for (const { load, measured } of reads) measured.pairs.push(await measure(load));
    completions.pairs.push(await measure(complete(COMPLETIONS_A_ROUND)));
  }
  return [...reads.map(({ measured }) => measured), completions].map(summary);
}

type Measured = { name: string; pairs: { call: number; bare: number }[] };

const noPairs = (name: string): Measured => ({ name, pairs: [] });

const summary = ({ name, pairs }: Measured): Comparison => ({
  name,
  ratio: median(pairs.map((pair) => pair.call / pair.bare)),
  call: median(pairs.map((pair) => pair.call)),
  bare: median(pairs.map((pair) => pair.bare)),
});

const completing = ({ cookie }: Learner, { lessonId, body }: Submission): Request => ({
  method: 'POST',
  path: `/api/lessons/${lessonId}/complete`,
  headers: { ...BROWSER, cookie, 'content-type': 'application/json' },
  body,
});
