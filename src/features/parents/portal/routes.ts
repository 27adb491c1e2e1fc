import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../base/refusal.ts';
import type { Queries } from '../../../infra/db/client.ts';
import { readBlob } from '../../../infra/blobs/reading.ts';
import { faultForLog } from '../../../infra/http/fault.ts';
import { isLocalProgram } from '../../../infra/http/this-machine.ts';
import { sendBytes, type Router } from '../../../infra/http/router.ts';
import type { Person } from '../../accounts/caller.ts';
import { findUser, type UserRow } from '../../accounts/store.ts';
import { findConsent } from '../../consent/store.ts';
import { noSuchPhoto } from '../../progress/photos.ts';
import { findPhoto } from '../../progress/store.ts';
import { graphicKey, noSuchGraphic } from '../../sharing/files.ts';
import * as contract from '../contract.ts';
import { erasing, finishErasures } from '../erasure/erasing.ts';
import { NoteNotKept } from '../erasure/notes.ts';
import { tellErased, type RetentionParts } from '../erasure/retention.ts';
import { openPictureLinks, sendExport, type Exporter, type PictureClaims } from '../export/exporting.ts';
import type { PortalAction } from '../rules/portal.ts';
import { accessDesk, type AccessParts } from './access-request.ts';
import { childDataOf, privacySettingsOf } from './child-data.ts';
import { settlePrivacy } from './privacy.ts';
import { openPortalDesk, spentLink } from './tokens.ts';

export type PortalParts = RetentionParts &
  Omit<AccessParts, 'desk'> & {
    exporter: Exporter;
    config: RetentionParts['config'] & AccessParts['config'] & { secretKey: string };
  };

/**
 * The portal of parents without an account: each act is opened by one token, and uses it up; an export's pictures are
 * had by signed addresses.
 */
export function portalRoutes(router: Router<Person>, parts: PortalParts): void {
  const { db, now, blobs, config, exporter } = parts;
  const { consentAge } = config;
  const desk = openPortalDesk(parts);
  const pictureLinks = openPictureLinks(config.secretKey);
  const requestAccess = accessDesk({ ...parts, desk });

  const used = (action: PortalAction, token: string, request: FastifyRequest) => ({
    token,
    action,
    browserKey: browserKeyOf(request),
    ip: request.ip,
  });

  const pictureNamed = (kind: PictureClaims['kind'], token: string) => {
    const claims = pictureLinks.read(token, now());
    if (claims?.kind !== kind) throw spentLink();
    return claims;
  };

  router.handle(contract.requestAccess, async ({ body, request }) =>
    // A child may type the parent's address: what opens the portal is in no answer that a browser can have.
    requestAccess(body, request.ip, isLocalProgram(request)),
  );

  router.handle(contract.viewChildData, async ({ query, request }) =>
    desk.spend(used('view_data', query.token, request), async (tx, childId, expiresAt) => ({
      childData: await childDataOf(tx, await childIn(tx, childId), consentAge, now()),
      tokens: await desk.mintAll(tx, childId, expiresAt),
      expiresAt: expiresAt.toISOString(),
    })),
  );

  router.handle(contract.exportChildData, async ({ query, request, reply }) => {
    const use = used('export_data', query.token, request);
    // Before the token is used up: a file that cannot be made uses up none, and one that is asked for again is made anew.
    const file = await exporter.write(await desk.childOf(use), request.log);
    try {
      await desk.spend(use, async () => ({}));
    } catch (error) {
      await file.discard();
      throw error;
    }
    return sendExport(reply, file);
  });

  router.handle(contract.updatePrivacy, async ({ query, body, request }) =>
    desk.spend(used('update_privacy', query.token, request), async (tx, childId, expiresAt) => {
      const message = await settlePrivacy(parts, tx, await childIn(tx, childId), body);
      return {
        message,
        privacySettings: await privacySettingsOf(tx, await childIn(tx, childId), consentAge, now()),
        tokens: await desk.mintAll(tx, childId, expiresAt),
        expiresAt: expiresAt.toISOString(),
      };
    }),
  );

  router.handle(contract.deleteChildAccount, async ({ query, request }) => {
    const done = await erasing(parts, (erase) =>
      desk.spend(used('delete_account', query.token, request), async (tx, childId) => {
        const consent = await findConsent(tx, childId);
        await erase.user(tx, childId);
        if (consent) await tellErased(parts, tx, consent.parentEmail);
        return { message: 'The account and everything stored about your child is deleted.' };
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof NoteNotKept)) throw error;
      request.log.error({ fault: faultForLog(error.cause) }, 'a deletion could not be noted in the files');
      throw new Refusal('unavailable', 'Nothing is deleted yet. Please try again in a moment.', {
        retryAfter: 5,
      });
    });
    // What is left now is files; a store that cannot be reached gets them deleted by the next turn of the job.
    await finishErasures(parts).catch((error: unknown) =>
      request.log.error({ fault: faultForLog(error) }, 'files of a deleted account are still to be deleted'),
    );
    return done;
  });

  router.handle(contract.exportedPhoto, async ({ query, request, reply }) => {
    const { child, id } = pictureNamed('photo', query.token);
    const photo = await findPhoto(db, child, id);
    if (!photo) throw noSuchPhoto();
    const jpeg = await readBlob({ blobs, log: request.log }, photo.blob, 'photo');
    if (!jpeg) throw noSuchPhoto();
    return sendBytes(reply, 'image/jpeg', jpeg);
  });

  router.handle(contract.exportedGraphic, async ({ query, request, reply }) => {
    const { child: userId, id: imageId } = pictureNamed('graphic', query.token);
    const png = await readBlob({ blobs, log: request.log }, graphicKey({ userId, imageId }), 'picture');
    if (!png) throw noSuchGraphic();
    return sendBytes(reply, 'image/png', png);
  });
}

/** The child of a token, as it is now. */
async function childIn(tx: Queries, childId: string): Promise<UserRow> {
  const child = await findUser(tx, childId);
  if (!child) throw spentLink();
  return child;
}

/** The browser's own key of one use of a token: any text that is not too long. */
function browserKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-portal-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined;
}
