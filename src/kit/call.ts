import type { z } from 'zod';
import type { Endpoint, Who } from '../base/endpoint.ts';
import type { RefusalCode } from '../base/refusal.ts';
import { noteReached, noteUnreached } from './online.ts';

/**
 * A call that was not answered with success. `message` is the status, a colon and the body's text; `text` is the
 * server's own sentence for the person.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly text: string | undefined;
  readonly details: Record<string, unknown>;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.details = parsed(body);
    this.text = typeof this.details['message'] === 'string' ? this.details['message'] : undefined;
  }
}

/** Whether a call was refused because the page shows another person than the one who is signed in. */
export function isOfAnother(error: unknown): boolean {
  return error instanceof CallError && error.details['code'] === ('other_person' satisfies RefusalCode);
}

/** The server's own sentence, without the name of the field that it begins with; undefined where it said none. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const field = `${String(error.details['field'])}: `;
  return error.text?.startsWith(field) ? error.text.slice(field.length) : error.text;
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

export type CallParts<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  params?: z.input<P>;
  query?: z.input<Q>;
  body?: z.input<B>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Whom this page shows, and what is done when the server finds another one signed in. */
let shown: { id: string; onOther: () => void } | undefined;

/** From now on calls are this person's, whose page this is; undefined: of whoever is signed in. */
export function callFor(person: { id: string; onOther: () => void } | undefined): void {
  shown = person;
}

let zone: string | undefined;

/**
 * The zone of who sits at this browser, as `Europe/Lisbon`. Found when it is first asked for: a phone's first look at
 * its calendars takes a tenth of a second, and a page that makes no call needs none.
 */
export function ownTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/**
 * Makes a stated call to our own server.
 *
 * @throws CallError for any answer but success; TypeError when the network fails.
 */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  W extends Who,
>(stated: Endpoint<P, Q, B, R, W>, parts: CallParts<P, Q, B> = {}): Promise<z.output<R>> {
  const response = await answerOf(stated, parts);
  return response.json();
}

/**
 * The successful answer to a stated call, its body not yet read.
 *
 * @throws as `call` does
 */
export async function answerOf<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  W extends Who,
>(
  stated: Endpoint<P, Q, B, R, W>,
  { params, query, body, headers, signal }: CallParts<P, Q, B>,
): Promise<Response> {
  const person = stated.withoutCredentials || stated.ofWhoeverIsHere ? undefined : shown;
  const response = await fetch(addressOf(stated.path, params, query), {
    method: stated.method,
    credentials: stated.withoutCredentials ? 'omit' : 'same-origin',
    headers: {
      Accept: stated.replyType ?? 'application/json',
      'X-Time-Zone': ownTimeZone(),
      ...(person ? { 'X-Person': person.id } : {}),
      ...(body === undefined ? {} : { 'Content-Type': typeOf(stated) }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isBytes(body) ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (error instanceof TypeError) noteUnreached();
    throw error;
  });
  // What answers with a fault may be a proxy before a server that is gone.
  if (response.status < 500) noteReached();
  if (response.ok) return response;
  const refused = new CallError(response.status, response.statusText, await response.text());
  if (isOfAnother(refused)) person?.onOther();
  throw refused;
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** A call takes JSON, or the bytes of the type that it states. */
function typeOf({ largeBody }: Pick<Endpoint, 'largeBody'>): string {
  return largeBody && 'type' in largeBody.holds ? largeBody.holds.type : 'application/json';
}

/** The path with its `:parameters` filled in and the query behind it. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(fieldOf(params, name)));
  const search = new URLSearchParams();
  if (query !== null && typeof query === 'object') {
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function fieldOf(params: unknown, name: string): string {
  if (params !== null && typeof params === 'object') {
    for (const [key, value] of Object.entries(params)) if (key === name) return String(value);
  }
  throw new Error(`the call needs ${name}`);
}
