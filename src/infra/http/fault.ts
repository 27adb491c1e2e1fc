/**
 * What the log may know of an error: where it happened and what kind it is. The message of a failed query holds its
 * values, people's own, so that only its cause's is kept.
 */
export function faultForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const isQuery = 'query' in error;
  return {
    name: error.name,
    ...(isQuery ? {} : { message: error.message }),
    ...('code' in error ? { code: error.code } : {}),
    ...('error' in error ? { error: error.error } : {}),
    ...('error_description' in error ? { description: issuersWords(error.error_description) } : {}),
    ...challengeOf(error.cause),
    ...(error.cause instanceof Error ? { cause: error.cause.message } : {}),
    // The stack begins with the message: its places alone.
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12),
  };
}

/** An issuer may refuse a client in its `WWW-Authenticate` header alone: openid-client then has the challenges as the cause. */
function challengeOf(cause: unknown): Record<string, unknown> {
  const first: unknown = Array.isArray(cause) ? cause[0] : undefined;
  if (typeof first !== 'object' || first === null || !('parameters' in first)) return {};
  const { parameters } = first;
  if (typeof parameters !== 'object' || parameters === null) return {};
  return {
    ...('error' in parameters ? { error: parameters.error } : {}),
    ...('error_description' in parameters ? { description: issuersWords(parameters.error_description) } : {}),
  };
}

const LONGEST_WORDS = 300;

/** Why an issuer refuses a sign-in, in its own words. Some name whom they refuse: no addresses, and no links. */
function issuersWords(description: unknown): string | undefined {
  if (typeof description !== 'string') return undefined;
  return description.slice(0, LONGEST_WORDS).replaceAll(/\S+@\S+|\S+:\/\/\S+/g, '…');
}
