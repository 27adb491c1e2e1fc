import { z } from 'zod';

/**
 * The JSON schema of a reply. Fastify serialises by it, so that only named fields leave, at the speed of a
 * compiled serialiser; the API description prints the same.
 */
export function replySchema(reply: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(reply, {
    target: 'draft-7',
    io: 'output',
    override({ jsonSchema }) {
      // `type: [X, null]` in place of `anyOf`: the serialiser tries the branches of an anyOf one after the other.
      const [first, second] = jsonSchema.anyOf ?? [];
      if (first && second && jsonSchema.anyOf?.length === 2 && isNull(second) && hasPlainType(first)) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, first, { type: [first.type, 'null'] });
        if (Array.isArray(first.enum)) jsonSchema.enum = [...first.enum, null];
      }
    },
  });
}

type Schema = z.core.JSONSchema.BaseSchema;
type Branch = NonNullable<Schema['anyOf']>[number];

const isNull = (branch: Branch) => typeof branch === 'object' && branch.type === 'null';
const hasPlainType = (
  branch: Branch,
): branch is Schema & { type: 'string' | 'number' | 'integer' | 'boolean' } =>
  typeof branch === 'object' && ['string', 'number', 'integer', 'boolean'].includes(String(branch.type));
