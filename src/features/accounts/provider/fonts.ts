import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { MADE_AHEAD, plainRoute } from '../../../infra/http/plain-routes.ts';
import { PROVIDER_PATH } from './provider.ts';

const { resolve } = createRequire(import.meta.url);
const FILES: Record<string, string> = {
  fredoka: '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2',
  nunito: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  lexend: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
  opendyslexic: '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2',
  'opendyslexic-bold': '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2',
};

/** The faces of the product for the sign-in pages, which know nothing of the web app's own files. */
export function fontRoutes(scope: FastifyInstance): void {
  for (const [name, file] of Object.entries(FILES)) {
    const font = readFileSync(resolve(file));
    scope.get(`${PROVIDER_PATH}/fonts/${name}.woff2`, plainRoute(MADE_AHEAD), async (_request, reply) =>
      reply.type('font/woff2').header('Cache-Control', 'public, max-age=31536000').send(font),
    );
  }
}
