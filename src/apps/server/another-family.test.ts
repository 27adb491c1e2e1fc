import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { boardOf, foundFamily, joins } from '../../../test/families.ts';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { finish, lessonOf } from '../../../test/lessons.ts';
import { guardianOf, person, type TestPerson } from '../../../test/people.ts';
import type { Endpoint } from '../../base/endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/*
 * Every call that names somebody or something by an id, off the list of calls: to another family it answers as to an
 * id that does not exist, in each of its bytes. A call of a kind that is not known here fails until it is.
 */

type Household = { child: TestPerson; parent: TestPerson; newcomer: TestPerson; ids: Record<string, string> };
/** An id of a call: in the address by the part before it, or in the body. */
type Place = { name: string; kind: string; isInBody: boolean };

/** Ids that belong to no family, and why. */
const NOBODYS: Record<string, string> = {
  'lessons/id': 'the lessons of a day are everybody’s',
  'parental-consent/consentToken': 'the mailed token is the key',
};

/** The rest of what a call asks for, by the end of its path, so that its rightful caller is let through. */
const BODIES: Record<string, object> = {
  'complete-registration': { birthDate: '2010-01-01' },
  'request-parental-consent': { parentEmail: 'p@parents.test', birthDate: '2018-03-01' },
  'request-access': { parentEmail: 'p@parents.test', action: 'view_data' },
  controls: { gamesAllowed: false },
  digest: { wantsDigest: false },
  founder: {},
};

let app: TestApp;
let ours: Household;
let theirs: Household;
beforeAll(async () => {
  app = await startTestApp();
  ours = await household('Mira', 'The Larks');
  theirs = await household('Leo', 'The Swifts');
});
afterAll(() => app.close());

/** A child with a photo, a family and a graphic that a parent has taken back from the public; and a newcomer. */
async function household(firstName: string, family: string): Promise<Household> {
  const child = await person(app, { firstName });
  const parent = await guardianOf(app, child);
  const newcomer = await person(app, { birthDate: null });
  await joins(parent, await foundFamily(child, family));
  const handedTo = (await boardOf(child)).leaderboard.find(({ isCurrentUser }) => !isCurrentUser);
  const guest = await person(app, { firstName: 'Noor', birthDate: '1990-01-01' });
  await joins(guest, (await boardOf(child)).family.inviteCode);
  const member = (await boardOf(guest)).leaderboard.find(({ isCurrentUser }) => isCurrentUser);
  const image = { width: 40, height: 30, channels: 3, background: '#ffc53d' } as const;
  const jpeg = await sharp({ create: image }).jpeg().toBuffer();
  const done = await child.send('POST', `/api/lessons/${lessonOf('science', 'easy')}/complete`, {
    score: 100,
    photoUrl: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  });
  await finish(child, lessonOf('math', 'easy'));
  const drawn = await child.send('POST', '/api/social/generate-share-graphic', {
    achievement: { type: 'streak', value: 1 },
  });
  await parent.send('PATCH', `/api/parent/children/${child.id}/controls`, { sharingAllowed: false });
  const ids = {
    'users/id': child.id,
    'children/id': child.id,
    'smart/userId': child.id,
    'members/id': member?.id ?? '',
    'body/memberId': handedTo?.id ?? '',
    'photos/photoId': done.json().completion.photoUrl.split('/').at(-1),
    'graphics/imageId': drawn.json().imageId,
    'body/userId': newcomer.id,
    'body/childId': child.id,
  };
  return { child, parent, newcomer, ids };
}

function placesOf({ path, body }: Endpoint): Place[] {
  const parts = path.split('/');
  const inPath = parts.flatMap((part, index): Place[] => {
    const name = part.slice(1);
    const isId = part.startsWith(':') && /id$|token$/i.test(name);
    return isId ? [{ name, kind: `${parts[index - 1]}/${name}`, isInBody: false }] : [];
  });
  const fields = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties;
  const named = Object.keys(fields ?? {}).filter((name) => /id$/i.test(name));
  const inBody = named.map((name): Place => ({ name, kind: `body/${name}`, isInBody: true }));
  return [...inPath, ...inBody].filter(({ kind }) => !(kind in NOBODYS));
}

/** An id of the same form that nobody has. */
const madeUp = (id: string) =>
  /^[0-9a-f-]{36}$/.test(id) ? '00000000-0000-4000-8000-000000000000' : [...id].toReversed().join('');

async function call(who: TestPerson, stated: Endpoint, ids: Record<string, string>) {
  const { method, path } = stated;
  const places = placesOf(stated);
  const url = path
    .split('/')
    .map((part, index, parts) => {
      if (!part.startsWith(':')) return part;
      return part === ':subject' ? 'math' : ids[`${parts[index - 1]}/${part.slice(1)}`];
    })
    .join('/');
  const inBody = places.filter(({ isInBody }) => isInBody).map(({ name, kind }) => [name, ids[kind]]);
  const rest = Object.entries(BODIES).find(([end]) => path.endsWith(`/${end}`))?.[1];
  const body = rest && { ...rest, ...Object.fromEntries(inBody) };
  const answer = method === 'GET' ? await who.get(url) : await who.send(method, url, body);
  const { date: _date, ...headers } = answer.headers;
  return { status: answer.statusCode, body: answer.body, headers };
}

const withIds = ENDPOINTS.filter((stated) => placesOf(stated).length > 0);

test.each(withIds)('$method $path tells nothing of another family', async (stated) => {
  const places = placesOf(stated);
  for (const { kind } of places) expect(theirs.ids, 'what has this id, and who?').toHaveProperty([kind]);
  const isPending = stated.who === 'pending';
  for (const { kind } of places)
    for (const rest of places.length > 1 ? [theirs.ids, ours.ids] : [theirs.ids])
      for (const who of isPending ? [ours.newcomer] : [ours.child, ours.parent]) {
        const id = theirs.ids[kind] ?? '';
        const hit = await call(who, stated, { ...rest, [kind]: id });
        expect(hit).toEqual(await call(who, stated, { ...rest, [kind]: madeUp(id) }));
        if (!isOpen(stated)) expect(hit.status).toBe(404);
      }
  // It was refused for whose it is: who may, is let in by the very same call.
  const isForParents = typeof stated.who === 'object' && 'parentOf' in stated.who;
  const newcomer = await person(app, { birthDate: null });
  const rightful = isPending ? newcomer : isForParents ? theirs.parent : theirs.child;
  const answer = await call(rightful, stated, { ...theirs.ids, 'body/userId': newcomer.id });
  expect(answer.status, answer.body).toBe(200);
});

/** Where nobody signs in, a call may answer everybody alike, and need not say that there is nothing. */
const isOpen = ({ who, method }: Endpoint) => typeof who === 'object' && 'anyone' in who && method !== 'GET';

test('the walk goes by every kind of id, and leaves out none but what is nobody’s', () => {
  const kinds = new Set(withIds.flatMap((stated) => placesOf(stated).map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(Object.keys(theirs.ids).toSorted());
  const paths = ENDPOINTS.map(({ path }) => path).join('\n');
  for (const kind of Object.keys(NOBODYS)) expect(paths).toContain(kind.replace('/', '/:'));
});
