import { z } from 'zod';
import { createTokenSigner } from '../../../infra/http/signed-token.ts';

/** What the provider knows of a sign-in for which nobody has given a password yet; `exp` is in seconds since 1970. */
const begunShape = z.object({
  uid: z.string(),
  exp: z.number(),
  cid: z.string(),
  returnTo: z.string(),
  params: z.record(z.string(), z.unknown()),
  prompt: z.object({
    name: z.string(),
    reasons: z.array(z.string()),
    details: z.record(z.string(), z.unknown()),
  }),
});
export type Begun = z.infer<typeof begunShape>;

/**
 * A begun sign-in travels signed in the address of its page, so that beginning one, which anybody may, stores nothing.
 */
export type BegunSignIns = {
  /** @param begun the provider's own record of it */
  write(begun: unknown): string;
  /** The sign-in of that id; undefined for one that is over and for whatever we have not written. */
  read(text: string | undefined, uid: string): Begun | undefined;
};

export function createBegunSignIns(secretKey: string): BegunSignIns {
  const signer = createTokenSigner<Begun>(secretKey, 'begun sign-in');
  return {
    write: (begun) => signer.sign(begunShape.parse(begun)),
    read(text, uid) {
      // The provider counts by the real time, whatever clock the product has.
      const begun = text === undefined ? undefined : signer.read(text, new Date());
      return begun?.uid === uid ? begun : undefined;
    },
  };
}
