import { Agent, request as httpRequest } from 'node:http';

export type Sent = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
/** `status` 0: no answer came, or the connection was cut. */
export type Answer = { status: number; location: string | undefined; cookies: string[]; text: string };
export type Send = (sent: Sent) => Promise<Answer>;

const NO_ANSWER: Answer = { status: 0, location: undefined, cookies: [], text: '' };

/**
 * Sends requests to a server of this machine, under its public name as a browser would. Never rejects.
 *
 * @param caller the last number of the loopback address that it comes from, where the system has more than one
 */
export function openClient(site: { address: string; publicUrl: string }, connections: number, caller = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(site.address);
  const send = ({ method, path, cookie, headers, body }: Sent, patienceMs = 30_000) =>
    new Promise<Answer>((resolve) => {
      const asked = httpRequest(
        {
          agent,
          ...(process.platform === 'linux' ? { localAddress: `127.0.0.${caller}` } : {}),
          host: hostname,
          port,
          method,
          path,
          timeout: patienceMs,
          headers: {
            host: new URL(site.publicUrl).host,
            'sec-fetch-site': 'same-origin',
            'x-time-zone': 'UTC',
            ...(cookie ? { cookie } : {}),
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', () => resolve(NO_ANSWER));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              location: answer.headers.location,
              cookies: answer.headers['set-cookie'] ?? [],
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(NO_ANSWER));
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}
