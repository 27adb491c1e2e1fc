import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { join } from 'node:path';
import type { Db, Queries } from '../../../infra/db/client.ts';
import { sendStream } from '../../../infra/http/router.ts';
import { createTokenSigner, type TokenSigner } from '../../../infra/http/signed-token.ts';
import { openSpool, type SpooledFile } from '../../../infra/http/spool.ts';
import { exportedGraphic, exportedPhoto } from '../contract.ts';
import { sharingSections } from './sharing.ts';
import { learningSections } from './learning.ts';
import { personSections } from './person.ts';

/** Version of the file's shape; docs/export.md tells what it holds. */
const EXPORT_VERSION = 4;
const LINK_MS = 30 * 60_000;

/** The pictures that a file links to, each kind by a call of its own. */
const PICTURES = { photo: exportedPhoto.path, graphic: exportedGraphic.path };
export type PictureClaims = { child: string; kind: keyof typeof PICTURES; id: string; exp: number };

/** Signs and reads the addresses of exported pictures. */
export const openPictureLinks = (secretKey: string) =>
  createTokenSigner<PictureClaims>(secretKey, 'exported picture');

/** What a section may need besides its rows. */
export type SectionContext = {
  userId: string;
  /** Where a picture can be had for half an hour. */
  linkTo(kind: PictureClaims['kind'], id: string): string;
};

/** One part of the file: the tables that it tells of in full, and how it reads them. */
export type ExportSection = { tables: readonly string[] } & (
  | {
      /** Of what stays small whatever a person does. */
      read(tx: Queries, context: SectionContext): Promise<unknown>;
    }
  | {
      /** A list that may be long, by `inPages`. */
      pages(tx: Queries, context: SectionContext): AsyncIterable<readonly unknown[]>;
    }
);

/** Every section of the file, in its order. A test holds the tables in it against the database's own list. */
export const EXPORT_SECTIONS: Record<string, ExportSection> = {
  ...personSections,
  ...learningSections,
  ...sharingSections,
};

/** Tables about people that the file leaves out, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  mails: 'mails on their way: sealed, and gone when they are sent',
  provider_records:
    'steps of a sign-in under way, gone within minutes; they hold nothing else about the child',
};

export type ExportParts = {
  db: Db;
  now: () => Date;
  config: { secretKey: string; dataDir: string; http: { publicUrl: URL } };
};

export type Exporter = {
  /**
   * Everything that is stored about a user, as it is in one moment.
   *
   * @throws Refusal as `Spool.write` does
   */
  write(userId: string, log: FastifyBaseLogger): Promise<SpooledFile>;
};

/** Writes exports. One for all calls of a server: the files that are on their way are counted together. */
export function openExporter(parts: ExportParts): Exporter {
  const pictureLinks = openPictureLinks(parts.config.secretKey);
  const spool = openSpool(join(parts.config.dataDir, 'exports'));
  return {
    write: (userId, log) =>
      spool.write(
        userId,
        (append) =>
          parts.db.transaction(
            async (tx) => {
              const context = contextOf(parts, pictureLinks, userId);
              for await (const text of exportText(tx, context, parts.now())) await append(text);
            },
            { isolationLevel: 'repeatable read', accessMode: 'read only' },
          ),
        log,
      ),
  };
}

/** Answers with an export: a file to keep, not to show. */
export function sendExport(reply: FastifyReply, file: SpooledFile): ReturnType<typeof sendStream> {
  reply.header('Content-Disposition', 'attachment; filename="Brightling_Data.json"');
  return sendStream(reply, 'application/json; charset=utf-8', file.read());
}

function contextOf(
  { now, config }: ExportParts,
  pictureLinks: TokenSigner<PictureClaims>,
  userId: string,
): SectionContext {
  const exp = Math.floor((now().getTime() + LINK_MS) / 1000);
  return {
    userId,
    linkTo(kind, id) {
      const url = new URL(PICTURES[kind], config.http.publicUrl);
      url.searchParams.set('token', pictureLinks.sign({ child: userId, kind, id, exp }));
      return url.href;
    },
  };
}

/** The file's text, piece by piece. */
async function* exportText(tx: Queries, context: SectionContext, at: Date): AsyncGenerator<string> {
  const head = { product: 'Brightling', version: EXPORT_VERSION, exportedAt: at.toISOString() };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, section] of Object.entries(EXPORT_SECTIONS)) {
    yield `,${JSON.stringify(name)}:`;
    if ('read' in section) yield JSON.stringify((await section.read(tx, context)) ?? null);
    else yield* listText(section.pages(tx, context));
  }
  yield '}';
}

async function* listText(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
