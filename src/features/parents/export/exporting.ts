import type { Queries } from '../../../infra/db/client.ts';
import { createTokenSigner, type TokenSigner } from '../../../infra/http/signed-token.ts';
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
export type ExportSection = {
  tables: readonly string[];
  read(tx: Queries, context: SectionContext): Promise<unknown>;
};

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

type ExportParts = {
  now: () => Date;
  pictureLinks: TokenSigner<PictureClaims>;
  config: { http: { publicUrl: URL } };
};

/** Everything that is stored about a user. */
export async function exportOf({ now, pictureLinks, config }: ExportParts, tx: Queries, userId: string) {
  const at = now();
  const exp = Math.floor((at.getTime() + LINK_MS) / 1000);
  const context: SectionContext = {
    userId,
    linkTo(kind, id) {
      const url = new URL(PICTURES[kind], config.http.publicUrl);
      url.searchParams.set('token', pictureLinks.sign({ child: userId, kind, id, exp }));
      return url.href;
    },
  };
  const file: Record<string, unknown> = {
    product: 'Brightling',
    version: EXPORT_VERSION,
    exportedAt: at.toISOString(),
  };
  for (const [name, section] of Object.entries(EXPORT_SECTIONS)) file[name] = await section.read(tx, context);
  return file;
}
