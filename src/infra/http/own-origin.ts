/*
 * The site's own address. On a family's machine `localhost` and `127.0.0.1` are the same place to a person but two
 * origins to a browser: both may call, and pages and sign-ins are led to the one that the settings name.
 */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request's `Origin` is ours: the public one, or another name of this machine at the same port. */
export function isOwnOrigin(origin: string | undefined, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, hostname, port, origin: plain } = new URL(origin);
  const isThisMachine = LOOPBACK.has(hostname) && LOOPBACK.has(publicUrl.hostname);
  return isThisMachine && plain === origin && protocol === publicUrl.protocol && port === publicUrl.port;
}

/** Whether a request reached this machine by a name that is not the public one. */
export function isOtherNameOfThisMachine(host: string, publicUrl: URL): boolean {
  const name = host.replace(/:\d+$/, '');
  return LOOPBACK.has(publicUrl.hostname) && LOOPBACK.has(name) && name !== publicUrl.hostname;
}
