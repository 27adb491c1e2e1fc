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

/**
 * Whether a request reached the public port of this machine by another name. At another port it came through a proxy
 * in front, which would bring a browser that is led to the public address back here, and so for ever.
 */
export function isOtherNameOfThisMachine(host: string, publicUrl: URL): boolean {
  const address = `${publicUrl.protocol}//${host}`;
  if (!LOOPBACK.has(publicUrl.hostname) || !URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  return LOOPBACK.has(hostname) && hostname !== publicUrl.hostname && port === publicUrl.port;
}

/**
 * The address of a request at the public name. One that was asked for in full, as one asks a proxy, names a host of its
 * own: nobody is led there.
 */
export function atPublicName(asked: string, publicUrl: URL): string {
  const path = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return new URL(`${publicUrl.origin}${path.startsWith('/') ? path : `/${path}`}`).href;
}
