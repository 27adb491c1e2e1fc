import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** Objects of one page of a list: few, so that lists have several. */
const PAGE = 2;

export type BucketServer = {
  endpoint: string;
  /** What it holds, by bucket and key. */
  objects: ReadonlyMap<string, { content: Buffer; contentType: string | undefined }>;
  /** Lets it answer everything with a fault. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
};

/** What of the S3 protocol the product uses, on loopback. It believes every signature. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, { content: Buffer; contentType: string | undefined }>();
  let isFailing = false;
  const server = createServer((request, response) => {
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    void bodyOf(request).then((body) => {
      if (isFailing) return answer(403, fault('AccessDenied'));
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.test');
      const name = decodeURIComponent(pathname.slice(1));
      if (searchParams.has('list-type')) return answer(200, listed([...objects.keys()], name, searchParams));
      if (searchParams.has('delete')) {
        for (const [, key] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
          objects.delete(`${name}${key}`);
        return answer(200, '<DeleteResult/>');
      }
      switch (request.method) {
        case 'PUT':
          objects.set(name, { content: body, contentType: request.headers['content-type'] });
          return answer(200);
        case 'DELETE':
          objects.delete(name);
          return answer(204);
        default: {
          const found = objects.get(name);
          return found ? answer(200, found.content) : answer(404, fault('NoSuchKey'));
        }
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bucket has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    objects,
    fail: (fails) => void (isFailing = fails),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** One page of the keys of a bucket (`bucket/`) that begin with the asked prefix. */
function listed(names: readonly string[], bucket: string, asked: URLSearchParams): string {
  const keys = names
    .filter((name) => name.startsWith(`${bucket}${asked.get('prefix') ?? ''}`))
    .map((name) => name.slice(bucket.length))
    .toSorted()
    .filter((key) => key > (asked.get('continuation-token') ?? ''));
  const page = keys.slice(0, PAGE);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-21T12:00:00.000Z</LastModified></Contents>`,
  );
  const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

const fault = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
