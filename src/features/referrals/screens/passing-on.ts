import { copyText } from '../../../kit/copy-text.ts';
import { shareMessage } from '../rules/share-message.ts';

/** @returns the text that the clipboard did not take */
export function copyCode(code: string): Promise<string | undefined> {
  return copyText(code, 'Referral code copied to clipboard');
}

/**
 * Opens the device's own share sheet with a message to friends; where there is none, the message is copied.
 *
 * @returns the message that the clipboard did not take
 */
export async function shareCode(code: string): Promise<string | undefined> {
  const text = shareMessage(code, location.origin);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return undefined;
    } catch (error) {
      // Whoever closes the sheet has not met a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  return copyText(text, 'Share message copied to clipboard');
}
