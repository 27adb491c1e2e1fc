import { PREMIUM_DAYS } from './referral.ts';

/**
 * What goes to a friend with a code, the way to use it included.
 *
 * @param address the site's, as `https://learn.example`
 */
export function shareMessage(code: string, address: string): string {
  return (
    `Come and learn with us on Brightling! When your family starts with our code ${code}, ` +
    `both our families get ${PREMIUM_DAYS} days of premium. ` +
    `Sign in at ${address}, press 'Invite Friends & Get Premium' and then 'I have a code'.`
  );
}
