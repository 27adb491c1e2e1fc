import type { z } from 'zod';
import { Refusal } from '../../base/refusal.ts';

/**
 * Reads one part of a request by its schema.
 *
 * @throws Refusal `invalid` (or `not_found` for a path that cannot name anything), with the field at fault.
 */
export function parsePart(
  part: 'params' | 'query' | 'body',
  schema: z.ZodType | undefined,
  value: unknown,
): unknown {
  if (!schema) {
    if (part === 'body' && value !== undefined && value !== null && Object.keys(value).length > 0) {
      throw new Refusal('invalid', 'This call takes no fields.', { field: Object.keys(value)[0] });
    }
    return undefined;
  }
  const result = schema.safeParse(value ?? (part === 'body' ? {} : value));
  if (result.success) return result.data;
  if (part === 'params') throw new Refusal('not_found', 'We could not find that.');
  const issue = result.error.issues[0];
  const field = fieldOf(issue);
  throw new Refusal(
    'invalid',
    field ? `${field}: ${issue?.message}` : (issue?.message ?? 'Please check this.'),
    {
      field: field || part,
    },
  );
}

function fieldOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return '';
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  return path.join('.');
}
