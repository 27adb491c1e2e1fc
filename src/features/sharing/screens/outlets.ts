import { saveFile } from '../../../kit/download.ts';
import { toast } from '../../../kit/ui/toasts.tsx';
import { networkAddress, OUTCOMES, type Network, type Outcome } from '../rules/share-text.ts';

const WINDOW = 'popup,width=600,height=520';

/** Says what came of it; of nothing there is nothing to say. */
export function tell(outcome: Outcome | undefined): void {
  if (outcome) toast(outcome.title, outcome.text, outcome.tone);
}

/** Opens a network's own window with the text; answers only when it could not. */
export function postOn(network: Network, text: string, link?: string): Outcome | undefined {
  try {
    // Not `noopener`: a window opened so looks like one that was blocked.
    const opened = open(networkAddress(network, text, link), '_blank', WINDOW);
    if (!opened || opened.closed) return OUTCOMES.popupBlocked;
    // The other site gets no hold on this page.
    opened.opener = null;
    return undefined;
  } catch {
    return OUTCOMES.shareFailed;
  }
}

/** @throws Error when there is no picture at that address */
async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address);
  const picture = await response.blob();
  if (!response.ok || !picture.type.startsWith('image/')) throw new Error(`no picture: ${response.status}`);
  return picture;
}

/** Hands a picture, or the one at an address, to the person as a file; answers only when it could not. */
export async function savePicture(from: Blob | string, fileName: string): Promise<Outcome | undefined> {
  try {
    saveFile(typeof from === 'string' ? await fetchPicture(from) : from, fileName);
    return undefined;
  } catch {
    return OUTCOMES.downloadFailed;
  }
}

/** Whether this platform has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** The platform's share sheet, with the picture where it takes pictures; answers only when it did not open. */
export async function openShareSheet(text: string, picture?: File): Promise<Outcome | undefined> {
  const withPicture = { text, files: picture ? [picture] : [] };
  const takesPicture = picture !== undefined && navigator.canShare?.(withPicture);
  try {
    await navigator.share(takesPicture ? withPicture : { text });
    return undefined;
  } catch (error) {
    // Whoever closes the sheet has not met a failure.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? undefined : OUTCOMES.shareFailed;
  }
}
