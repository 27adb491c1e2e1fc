import { paths } from '../../../paths.ts';
import { shareGraphicPng } from '../contract.ts';
import { lineOf, titleOf } from './words.ts';
import { sharable, type Achieved, type Standing } from './achievement.ts';

/** What comes of a try to share, in the words of a toast. */
export type Outcome = { title: string; text: string; tone: 'good' | 'problem' };

const problem = (title: string, text: string): Outcome => ({ title, text, tone: 'problem' });
const good = (title: string, text: string): Outcome => ({ title, text, tone: 'good' });

export const OUTCOMES = {
  generationFailed: problem(
    'Generation Failed',
    'Could not create your shareable graphic. Please try again in a moment!',
  ),
  notReady: problem('Sharing Not Ready', 'Please create your shareable graphic first!'),
  linkError: problem(
    'Share Link Error',
    'Unable to create share link. Please try generating the graphic again.',
  ),
  popupBlocked: problem('Popup Blocked', 'Please allow popups for this site to share on social media.'),
  shareFailed: problem('Share Failed', 'Unable to open sharing window. Please try again.'),
  downloadFailed: problem(
    'Download Failed',
    "Could not download the image. Please try again or use right-click and 'Save As'.",
  ),
  linkCopied: good('Copied!', 'The link to your picture is on your clipboard.'),
  // Instagram takes no post from a web page.
  instagramReady: good(
    'Instagram Ready!',
    'Your text is copied. Download the image, then put both into Instagram.',
  ),
} as const satisfies Record<string, Outcome>;

/** What is offered to share, the default in front. Level 1 is where everyone begins: it is nothing reached. */
export function offered(has: Standing): Achieved[] {
  return sharable(has).filter(({ type, value }) => type !== 'level' || value > 1);
}

/** What an achievement is chosen by: it stays the same while its value grows. */
export function choiceOf({ type, badge }: Achieved): string {
  return badge?.id ?? type;
}

/** How the server is asked for the graphic of an achievement. */
export function askFor({ type, value, badge }: Achieved) {
  return badge ? { type, value, title: badge.name } : { type, value };
}

/** What a post says. It is its writer who speaks, so it needs no name. */
export function postOf(achieved: Achieved): string {
  return `${titleOf(achieved)} on Brightling! ${lineOf(achieved, 'I')}`;
}

/**
 * The address of a graphic's page, or what stands in the way of sharing it.
 *
 * @param graphic undefined before one was made
 * @param origin of this site, such as `https://brightling.example`
 */
export function shareLink(
  graphic: { imageId?: string } | undefined,
  origin: string,
): { link: string } | Outcome {
  if (!graphic) return OUTCOMES.notReady;
  const imageId = graphic.imageId?.trim();
  return imageId && /^https?:/.test(origin)
    ? { link: `${origin}${paths.share(encodeURIComponent(imageId))}` }
    : OUTCOMES.linkError;
}

export type Network = 'x' | 'facebook';

/** A network's own page for writing a post. Facebook takes the address of a page, and the text as a quotation. */
export function networkAddress(network: Network, text: string, link: string | undefined): string {
  // Half of a pair of surrogates cannot be encoded.
  const said = encodeURIComponent(text.toWellFormed());
  const to = link ? encodeURIComponent(link) : '';
  return network === 'x'
    ? `https://x.com/intent/post?text=${said}${to && `&url=${to}`}`
    : `https://www.facebook.com/sharer/sharer.php?quote=${said}${to && `&u=${to}`}`;
}

/** Where the picture of a graphic is, also when the answer names no address of a PNG. */
export function pictureAddress(graphic: { imageId: string; imageUrl?: string; pngUrl?: string }): string {
  const stated = graphic.pngUrl || graphic.imageUrl;
  return stated && /png(?:$|[?#])/.test(stated)
    ? stated
    : shareGraphicPng.path.replace(':imageId', encodeURIComponent(graphic.imageId));
}

/** What the picture is called on disk: `brightling-30-day-streak.png`. */
export function pictureName(achieved: Achieved): string {
  const words = titleOf(achieved)
    .toLowerCase()
    .replaceAll(',', '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `brightling-${words}.png`;
}

/** `2 streak shields and 25 points`; empty for nothing. */
export function rewardWords({ shields, points }: { shields: number; points: number }): string {
  const parts = [
    shields > 0 && `${shields} streak ${shields === 1 ? 'shield' : 'shields'}`,
    points > 0 && `${points} ${points === 1 ? 'point' : 'points'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
