/** What a browser may call a submission by, so that one which is sent twice counts once. */
export function isSubmissionKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key);
}
