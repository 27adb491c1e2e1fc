import type { ToastTone } from '../../../../kit/ui/toasts.tsx';

export type Network = 'x' | 'facebook';

/** What came of sharing, in the words of a toast. */
export type Outcome = { title: string; text: string; tone: ToastTone };

const WINDOW = 'popup,width=600,height=520';

/** Opens a network's own window with the text; Facebook takes a page's address and the text as a quotation. */
export function shareOn(network: Network, text: string): Outcome | undefined {
  const opened = open(addressFor(network, text), '_blank', WINDOW);
  if (!opened)
    return {
      title: 'Popup Blocked',
      text: 'Please allow popups for this site to share on social media.',
      tone: 'problem',
    };
  // The other site gets no hold on this page.
  opened.opener = null;
}

function addressFor(network: Network, text: string): string {
  const address = new URL(
    network === 'x' ? 'https://x.com/intent/post' : 'https://www.facebook.com/sharer/sharer.php',
  );
  if (network === 'x') address.searchParams.set('text', text);
  else {
    address.searchParams.set('u', location.origin);
    address.searchParams.set('quote', text);
  }
  return address.href;
}

export async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { title: 'Copied!', text: 'The week is on your clipboard.', tone: 'good' };
  } catch {
    return { title: 'Copy Failed', text: 'Could not copy to clipboard', tone: 'problem' };
  }
}

/** Whether this platform has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

export async function openShareSheet(text: string): Promise<Outcome | undefined> {
  try {
    await navigator.share({ text });
  } catch (error) {
    // Whoever closes the sheet has not met a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    return {
      title: 'Share Failed',
      text: 'Unable to open sharing window. Please try again.',
      tone: 'problem',
    };
  }
}
