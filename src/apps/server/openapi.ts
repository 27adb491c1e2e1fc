import { z } from 'zod';
import type { Endpoint, Who } from '../../base/endpoint.ts';
import { REFUSALS, type RefusalCode } from '../../base/refusal.ts';

const REFUSAL_SHAPE = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(REFUSALS) },
    field: { type: 'string' },
    needsAgeVerification: { type: 'boolean' },
    needsParentalConsent: { type: 'boolean' },
  },
};

/** The API description (OpenAPI 3.1), made from the very contracts that the server runs. */
export function describeApi(endpoints: readonly Endpoint[], publicUrl: string): object {
  // Plain http cannot have a cookie that is bound to its host.
  const cookie = publicUrl.startsWith('https:') ? '__Host-brightling' : 'brightling';
  const paths: Record<string, Record<string, object>> = {};
  for (const stated of endpoints) {
    const path = stated.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [stated.method.toLowerCase()]: operation(stated) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Brightling',
      version: '1',
      description: 'Calls of the learning app. Signed in by its session cookie.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      schemas: { Refusal: REFUSAL_SHAPE },
    },
    paths,
  };
}

function operation(stated: Endpoint): object {
  return {
    summary: stated.summary,
    description: whoMay(stated.who),
    ...(isOpen(stated.who) ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters('path', stated.params), ...parameters('query', stated.query)],
    ...(stated.body ? { requestBody: { required: true, content: bodyContent(stated, stated.body) } } : {}),
    responses: {
      200: { description: 'Done', content: replyContent(stated) },
      ...refusals(stated),
    },
  };
}

function bodyContent({ largeBody }: Endpoint, body: z.ZodType): object {
  return largeBody && 'type' in largeBody.holds
    ? { [largeBody.holds.type]: { schema: { type: 'string', format: 'binary' } } }
    : json(schemaOf(body, 'input'));
}

const isOpen = (who: Who): who is { anyone: string } => typeof who === 'object' && 'anyone' in who;

function whoMay(who: Who): string {
  if (isOpen(who)) return `Anyone: ${who.anyone}.`;
  if (typeof who === 'object' && 'parentOf' in who)
    return `Linked parents of the user named by {${who.parentOf}}.`;
  if (typeof who === 'object') return `The user named by {${who.guardianOf}} and their linked parents.`;
  return { pending: 'Anyone signed in.', child: 'Any registered user.', adult: 'Grown-ups.' }[who];
}

function refusals(stated: Endpoint): Record<string, object> {
  const gate: RefusalCode[] = isOpen(stated.who) ? [] : ['signed_out', 'needs_consent', 'other_person'];
  const site: RefusalCode[] = stated.method === 'GET' ? [] : ['cross_site', 'too_large', 'wrong_type'];
  // An unknown query field is refused on every call, and a body on one that takes none.
  const parser: RefusalCode[] = ['invalid', ...site];
  // What stands in the path and names nothing is not found, whatever is wrong with it.
  const parameters: RefusalCode[] = stated.params ? ['not_found'] : [];
  const limits: RefusalCode[] = 'none' in stated.limit ? [] : ['too_many'];
  const always: RefusalCode[] = ['unavailable', 'unexpected'];
  const codes = new Set([
    ...gate,
    ...parser,
    ...parameters,
    ...(stated.refusals ?? []),
    ...limits,
    ...always,
  ]);
  return Object.fromEntries(
    [...codes].map((code) => [
      REFUSALS[code],
      { description: 'Refused', content: json({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  );
}

function parameters(place: 'path' | 'query', shape: z.ZodType | undefined): object[] {
  if (!shape) return [];
  const schema = z.toJSONSchema(shape, { io: 'input' });
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

function replyContent({ reply, replyType }: Endpoint): object {
  return replyType ? { [replyType]: {} } : json(schemaOf(reply, 'output'));
}

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(shape, { io });
const json = (schema: object) => ({ 'application/json': { schema } });
