import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../infra/db/client.ts';
import { plainRoute } from '../../../infra/http/plain-routes.ts';
import { paths } from '../../../paths.ts';
import { setDigest } from '../linked/store.ts';
import { spentLink } from '../portal/tokens.ts';
import { digestSigner } from './posting.ts';

const BODY_LIMIT = 4_096;
const SIGNED_ADDRESS = { none: 'the signed address cannot be guessed, and pressing again changes nothing' };

type StopParts = { db: Db; now: () => Date; config: { secretKey: string } };

/**
 * The one click that stops the weekly letter (RFC 8058). Mail providers post a form to it from their own servers,
 * without a session: the signed address alone is the key, so this call is not held to come from this site.
 */
export function digestRoutes(app: FastifyInstance, { db, now, config }: StopParts): void {
  const signer = digestSigner(config.secretKey);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Querystring: { token?: unknown } }>(
      paths.digestStopPage,
      plainRoute(SIGNED_ADDRESS),
      async (request, reply) => {
        const { token } = request.query;
        const claims = signer.read(typeof token === 'string' ? token : '', now());
        if (!claims) throw spentLink();
        await setDigest(db, claims.guardian, claims.child, false);
        reply.header('Cache-Control', 'no-store');
        return { message: 'The weekly letter is stopped.' };
      },
    );
  });
}
