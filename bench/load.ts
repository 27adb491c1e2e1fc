import autocannon from 'autocannon';

export const CONNECTIONS = 20;

/** Requests of one load, shared out among the connections: sent again and again for a time, or each once. */
export type Load = {
  address: string;
  requests: readonly autocannon.Request[];
  lasting: { seconds: number } | 'once';
};

/** Answers a second. @throws Error when an answer is not 200: a fast refusal is no answer. */
export async function answersASecond(load: Load): Promise<number> {
  return (await answersOf(load)).aSecond;
}

/**
 * Answers a second, and the milliseconds within which 99 of 100 came.
 *
 * @param aSecond how many requests are sent in a second; as many as are answered, where it is not said
 * @throws Error when an answer is not 200
 */
export async function answersOf(
  { address, requests, lasting }: Load,
  aSecond?: number,
): Promise<{ aSecond: number; p99: number }> {
  // From the first answer to the last: making the requests and closing the connections is not the server's time.
  let answers = 0;
  let first = 0;
  let last = 0;
  let connection = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: address,
      connections: CONNECTIONS,
      bailout: 1,
      // autocannon copies `requests` whole for every connection; set here, each connection has only its own.
      setupClient(client) {
        const offset = connection++;
        const own = requests.filter((_, index) => index % CONNECTIONS === offset);
        client.setRequests(own.map((request) => ({ ...request })));
      },
      ...(aSecond ? { overallRate: aSecond } : {}),
      ...(lasting === 'once' ? { amount: requests.length } : { duration: lasting.seconds }),
    };
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on('response', () => {
      last = performance.now();
      if (answers++ === 0) first = last;
    });
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${requests[0]?.path}: ${result.errors} errors; answers by status: ${statuses}`);
  }
  return { aSecond: ((answers - 1) / (last - first)) * 1_000, p99: result.latency.p99 };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
