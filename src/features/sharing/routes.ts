import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayIn } from '../../base/day.ts';
import { READS_ONLY } from '../../base/limit.ts';
import { oneAtATime } from '../../base/one-at-a-time.ts';
import { Refusal } from '../../base/refusal.ts';
import { readBlob } from '../../infra/blobs/reading.ts';
import { callerKey, createLimit } from '../../infra/http/limits.ts';
import { plainRoute } from '../../infra/http/plain-routes.ts';
import { sendBytes, type Router } from '../../infra/http/router.ts';
import { paths } from '../../paths.ts';
import type { Person } from '../accounts/caller.ts';
import { isCalledOff } from '../accounts/rules/planned-erasure.ts';
import { isGuardian, type UserRow } from '../accounts/store.ts';
import { maySharePublicly } from '../consent/rules/sharing.ts';
import { presentBadge } from '../progress/present.ts';
import { badgesOf } from '../progress/store.ts';
import * as contract from './contract.ts';
import { graphicKey, noSuchGraphic } from './files.ts';
import { makeGraphic, type GraphicParts } from './making.ts';
import { nameOn } from './naming.ts';
import { sharePage, sharePageFiles, sharePageMissing } from './page.ts';
import { achievedOf, keyedAchieved } from './rules/achievement.ts';
import { drawings } from './rules/limits.ts';
import { lineOf, titleOf } from './rules/words.ts';
import { lookOf } from './rules/look.ts';
import { findShared } from './store.ts';

type SharingParts = GraphicParts & { config: { consentAge: number; http: { publicUrl: URL } } };
type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** As `making.ts` makes them; nothing else is looked for. */
const IMAGE_ID = /^[\w-]{22}$/;
const pngUrlOf = (imageId: string) => contract.shareGraphicPng.path.replace(':imageId', imageId);

export function sharingRoutes(app: FastifyInstance, router: Router<Person>, parts: SharingParts): void {
  const { db, now, blobs, config } = parts;
  const { publicUrl } = config.http;
  const drawingsTaken = createLimit(db, drawings);

  const inTurn = oneAtATime();

  const found = async (imageId: string) => (IMAGE_ID.test(imageId) ? findShared(db, imageId) : undefined);

  const mayShare = (owner: UserRow) =>
    owner.state === 'active' &&
    maySharePublicly(owner.sharingAllowed, owner.birthDate, dayIn(now(), owner.timeZone), config.consentAge);
  /** A name that was drawn when its owner was old enough for one does not stay when they are not, in another zone. */
  const isPublic = ({ owner, share, closedAt }: Shared) =>
    mayShare(owner) &&
    (closedAt === null || isCalledOff('closed', closedAt, owner.seenAt)) &&
    (share.shownName === null || nameOn(owner, dayIn(now(), owner.timeZone), config.consentAge) !== null);

  router.handle(contract.generateShareGraphic, async ({ body, caller: { user, today }, request }) => {
    const { streak, points, lessonsCompleted: lessons } = user;
    const badges = [...(await badgesOf(db, user.id)).keys()];
    const achieved = achievedOf(body.achievement, { streak, points, lessons, badges });
    if ('problem' in achieved) throw new Refusal('invalid', achieved.problem, { field: achieved.field });
    const look = lookOf(achieved.type, body.achievement);
    const making = { ...parts, drawings: drawingsTaken, from: callerKey(request.ip), log: request.log };
    // Whoever presses twice finds the first one drawn.
    const { share, reward, newBadges } = await inTurn(user.id, () =>
      makeGraphic(making, user, today, { achieved, look }),
    );
    const counts = { lessons, streak, points: points + (reward?.points ?? 0) };
    return {
      imageId: share.imageId,
      imageUrl: pngUrlOf(share.imageId),
      pngUrl: pngUrlOf(share.imageId),
      line: lineOf(achieved, share.shownName),
      isPublic: mayShare(user),
      reward,
      newBadges: newBadges.map((badge) => presentBadge(badge, counts, now())),
    };
  });

  router.handle(contract.shareGraphicPng, async ({ params, caller, request, reply }) => {
    const shared = await found(params.imageId);
    if (!shared || !(isPublic(shared) || (await isTheirs(shared, caller)))) throw noSuchGraphic();
    const png = await readBlob({ blobs, log: request.log }, graphicKey(shared.share), 'picture');
    if (!png) throw noSuchGraphic();
    return sendBytes(reply, 'image/png', png);
  });

  const isTheirs = async ({ owner }: Shared, caller: Person | undefined) =>
    caller !== undefined && (caller.id === owner.id || (await isGuardian(db, caller.id, owner.id)));

  sharePageFiles(app);
  const showSharePage = async (
    request: FastifyRequest<{ Params: { imageId: string } }>,
    reply: FastifyReply,
  ) => {
    const shared = await found(request.params.imageId);
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
    if (!shared || !isPublic(shared)) return reply.code(404).send(sharePageMissing());
    const { share } = shared;
    const achieved = keyedAchieved(share);
    return reply.send(
      sharePage({
        imageUrl: new URL(pngUrlOf(share.imageId), publicUrl).href,
        pageUrl: new URL(paths.share(share.imageId), publicUrl).href,
        title: titleOf(achieved),
        line: lineOf(achieved, share.shownName),
      }),
    );
  };
  // What makes a preview may first ask by HEAD whether there is a page.
  app.route({
    method: ['GET', 'HEAD'],
    url: paths.share(':imageId'),
    ...plainRoute(READS_ONLY),
    handler: showSharePage,
  });
}
