import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { PROVIDER_PATH } from './provider.ts';

const { resolve } = createRequire(import.meta.url);
const NAMES = ['fredoka', 'nunito'] as const;

/** The product's two faces for the sign-in pages, which know nothing of the web app's own files. */
export function fontRoutes(scope: FastifyInstance): void {
  for (const name of NAMES) {
    const font = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
    scope.get(`${PROVIDER_PATH}/fonts/${name}.woff2`, async (_request, reply) =>
      reply.type('font/woff2').header('Cache-Control', 'public, max-age=31536000').send(font),
    );
  }
}
