import type { z } from 'zod';
import { Refusal } from '../../base/refusal.ts';

type Part = 'params' | 'query' | 'body';

/**
 * Reads one part of a request by its schema.
 *
 * @throws Refusal `invalid` (or `not_found` for a path that cannot name anything), with the field at fault.
 */
export function parsePart(part: Part, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    refuseFields(part, value);
    return undefined;
  }
  const result = schema.safeParse(value ?? (part === 'body' ? {} : value), { error: plainly });
  if (result.success) return result.data;
  if (part === 'params') throw new Refusal('not_found', 'We could not find that.');
  const issue = result.error.issues[0];
  const field = fieldOf(issue);
  const sentence = issue?.message ?? 'Please check this.';
  throw new Refusal('invalid', `${field || part}: ${sentence}`, { field: field || part });
}

/** A call that states no query or body takes none; an empty object is what some callers send for nothing. */
function refuseFields(part: Part, value: unknown): void {
  if (part === 'params' || value === undefined || value === null) return;
  const fields = typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [part];
  if (fields.length > 0) throw new Refusal('invalid', 'This call takes no fields.', { field: fields[0] });
}

function fieldOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return '';
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '');
  return path.join('.');
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

/** What is wrong, as one would say it to a person; a schema's own sentence comes before these. */
function plainly(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Please fill this in.';
      return `This must be ${KINDS[issue.expected] ?? 'something else'}.`;
    case 'too_big':
      return `This ${measured(issue.origin)} too ${isNumber(issue.origin) ? 'large' : 'long'}.`;
    case 'too_small':
      return `This ${measured(issue.origin)} too ${isNumber(issue.origin) ? 'small' : 'short'}.`;
    case 'invalid_value':
      return `This must be ${issue.values.map(String).join(' or ')}.`;
    case 'invalid_union':
      return 'This is not of a kind that can be read.';
    case 'unrecognized_keys':
      return 'There is no such field here.';
    default:
      return 'Please check this.';
  }
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);
const measured = (origin: string) =>
  isNumber(origin) ? 'number is' : origin === 'string' ? 'text is' : 'list is';
