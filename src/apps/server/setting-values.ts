import { z } from 'zod';

/** A whole number within bounds. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text.trim()) && +text >= least && +text <= most, {
      message: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

/** An address with one of these schemes, kept as it was written. */
export const address = (...schemes: string[]) =>
  z.string().superRefine((text, context) => {
    const begins = schemes.map((scheme) => `${scheme}://`);
    if (URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))) return;
    const message = begins.some((beginning) => text.startsWith(beginning))
      ? 'cannot be read; in a user or password write # / ? @ % as %23 %2F %3F %40 %25'
      : `must be an address that begins with ${begins.join(' or ')}`;
    context.addIssue({ code: 'custom', message });
  });

/** A site's address without a path: cookies, links and the sign-in callback all stand at its root. */
export const origin = () =>
  address('https', 'http')
    .transform((text) => new URL(text))
    .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username, {
      message: 'must be the address of the whole site, without a path: https://learn.example.org',
    });

const FLAGS = new Map([
  ...['true', 'on', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'off', 'no', '0'].map((word) => [word, false] as const),
]);

/** A yes or no. */
export const flag = () =>
  z.string().transform((text, context) => {
    const known = FLAGS.get(text.trim().toLowerCase());
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', message: 'must be true or false' });
    return z.NEVER;
  });

/** One of some words. */
export const choice = (...words: string[]) =>
  z.string().refine((text) => words.includes(text), { message: `must be one of: ${words.join(', ')}` });

/** A text without line breaks. */
export const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .refine((text) => !/[\r\n]/.test(text) && text.length <= longest, {
      message: `must be one line of at most ${longest} characters`,
    });

/** `somebody@example.org` or `A Name <somebody@example.org>`; inside a network also `somebody@server`. */
export const mailbox = () =>
  z.string().refine((text) => !/[\r\n]/.test(text) && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(addressIn(text)), {
    message: 'must be one e-mail address, as in: Brightling <hello@example.org>',
  });

/** The host of a database's address, which may stand behind its question mark; a folder is a socket on this machine. */
export function databaseHost(address: string): string {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host.startsWith('/') ? '' : host;
}

/** The bare address of a mailbox. */
export const addressIn = (mailbox: string): string => /<([^<>]*)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();

/** A bucket of an S3-compatible store. */
export interface Bucket {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint?: string;
  /** The bucket is named in the path, not in the host: what most other stores want. */
  forcePathStyle: boolean;
}

/**
 * `s3://BUCKET?region=REGION&endpoint=URL&pathStyle=true`. Amazon needs `region` alone; another store its
 * `endpoint`, and then `region` is `us-east-1` and `pathStyle` true unless they are named. Credentials are
 * in `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`; without them the machine's own role is used.
 */
export const bucket = () =>
  z.string().transform((text, context): Bucket => {
    const problem = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (!/^s3:\/\/[^/?#]+/.test(text) || !URL.canParse(text)) {
      return problem('must be a bucket, as in: s3://my-bucket?region=eu-central-1');
    }
    const { hostname, searchParams } = new URL(text);
    const unknown = [...searchParams.keys()].find(
      (key) => !['region', 'endpoint', 'pathStyle'].includes(key),
    );
    if (unknown) return problem(`has an unknown part: ${unknown}`);
    const endpoint = searchParams.get('endpoint') ?? undefined;
    if (endpoint !== undefined && !address('https', 'http').safeParse(endpoint).success) {
      return problem('names an endpoint that is no http address');
    }
    const region = searchParams.get('region') ?? (endpoint ? 'us-east-1' : undefined);
    if (!region) return problem('needs a region, as in: s3://my-bucket?region=eu-central-1');
    const pathStyle = flag().safeParse(searchParams.get('pathStyle') ?? String(endpoint !== undefined));
    if (!pathStyle.success) return problem('names a pathStyle that is neither true nor false');
    return { bucket: hostname, region, endpoint, forcePathStyle: pathStyle.data };
  });
