import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LargeBody } from '../../base/endpoint.ts';
import { Refusal } from '../../base/refusal.ts';

/** Bytes of a body, where its call states nothing else. */
export const BODY_LIMIT = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract of the route states of it. */
    largeBody?: LargeBody | undefined;
  }
}

/** Whether a body counts as a large one, told before it is read: one that does not say its length may be. */
export function isLarge({ headers }: FastifyRequest, stated: LargeBody | undefined): boolean {
  if (!stated) return false;
  if ('type' in stated.holds) return true;
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > BODY_LIMIT;
}

/** What one person may have on its way at once, the first of which is read. */
const MOST_OF_PERSON = 4;
/** Of all persons together. */
const MOST_WAITING = 200;
const WAIT_MS = 20_000;
/** A phone on a bad line sends 5 MB in that time; who is slower holds up others. */
const READING_MS = 60_000;

type Waiting = { person: string; begin: () => void };

/**
 * Lets the large bodies of a call in a few at a time, one of a person, the others in the order in which they came.
 * Nothing is read of those that wait, so that they cost a socket and no memory.
 */
export function createBodyLine(atOnce: number) {
  const reading = new Set<string>();
  let waiting: Waiting[] = [];

  const admitNext = () => {
    for (const one of waiting) {
      if (reading.size === atOnce) return;
      if (reading.has(one.person)) continue;
      waiting = waiting.filter((other) => other !== one);
      reading.add(one.person);
      one.begin();
    }
  };

  return {
    /**
     * Resolves when the body may be read.
     *
     * @throws Refusal `too_many` where too many are before it
     */
    async enter(person: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const own = waiting.filter((one) => one.person === person).length + (reading.has(person) ? 1 : 0);
      if (own >= MOST_OF_PERSON || waiting.length >= MOST_WAITING) throw busy();
      const isOver = new Promise<void>((resolve) => void reply.raw.once('close', resolve));
      const { promise: isTurn, resolve: begin } = Promise.withResolvers<boolean>();
      const mine: Waiting = { person, begin: () => begin(true) };
      waiting.push(mine);
      const tooLong = setTimeout(() => begin(false), WAIT_MS);
      void isOver.then(() => begin(false));
      admitNext();
      const mayRead = await isTurn;
      clearTimeout(tooLong);
      if (!mayRead) {
        waiting = waiting.filter((one) => one !== mine);
        throw busy();
      }
      const tooSlow = setTimeout(() => request.raw.destroy(), READING_MS);
      request.raw.once('end', () => clearTimeout(tooSlow));
      void isOver.then(() => {
        clearTimeout(tooSlow);
        reading.delete(person);
        admitNext();
      });
    },
  };
}

const busy = () =>
  new Refusal('too_many', 'Many pictures are on their way just now. Please try again in a moment.', {
    retryAfter: 5,
  });

/** @throws Refusal `wrong_type` for a call of bytes that is sent anything else */
export function requireType({ headers }: FastifyRequest, stated: LargeBody | undefined): void {
  if (!stated || !('type' in stated.holds)) return;
  const { type } = stated.holds;
  if (headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== type)
    throw new Refusal('wrong_type', `Please send ${type}.`);
}

/** Has the server take bytes of a type, by the calls that state them. */
export function acceptBytes(app: FastifyInstance, type: string): void {
  if (app.hasContentTypeParser(type)) return;
  app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, body, done) => {
    const holds = request.routeOptions.config.largeBody?.holds;
    if (holds && 'type' in holds && holds.type === type) done(null, body);
    else done(new Refusal('wrong_type', 'Please send JSON (application/json).'));
  });
}

/**
 * Takes the one text out of a JSON that may be long in it. All else together stays within the limit of other bodies: a
 * long text is parsed quickly, as much JSON of many parts would keep everybody waiting.
 *
 * @throws Refusal `too_large` where the rest is more than that
 */
export function takeOutText(json: string, field: string): { rest: string; putBack(value: unknown): unknown } {
  const found = longText(json, field);
  const rest = found ? `${json.slice(0, found.from)}""${json.slice(found.to)}` : json;
  if (rest.length > BODY_LIMIT) throw new Refusal('too_large', 'That is too large to send.');
  return {
    rest,
    putBack(value) {
      const hasText = found && typeof value === 'object' && value !== null && Object.hasOwn(value, field);
      return hasText ? { ...value, [field]: JSON.parse(json.slice(found.from, found.to)) } : value;
    },
  };
}

/** Where the text of a field stands, with its quotes. */
function longText(json: string, field: string): { from: number; to: number } | undefined {
  const name = JSON.stringify(field);
  for (let at = json.indexOf(name); at !== -1 && at < BODY_LIMIT; at = json.indexOf(name, at + 1)) {
    const colon = /^\s*:\s*(?=")/.exec(json.slice(at + name.length, at + name.length + 20));
    if (!colon) continue;
    const from = at + name.length + colon[0].length;
    const end = json.indexOf('"', from + 1);
    // A text with a quote in it is none that may be long.
    return end === -1 || json[end - 1] === '\\' ? undefined : { from, to: end + 1 };
  }
  return undefined;
}
