import { toast } from '../../../kit/ui/toasts.tsx';
import { shareMessage } from '../rules/share-message.ts';

export function copyCode(code: string): Promise<void> {
  return copy(code, 'Referral code copied to clipboard');
}

/** Opens the device's own share sheet with a message to friends; where there is none, the message is copied. */
export async function shareCode(code: string): Promise<void> {
  const text = shareMessage(code, location.origin);
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ text });
    } catch (error) {
      // Whoever closes the sheet has not met a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(text, 'Share message copied to clipboard');
}

async function copy(text: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied!', success);
  } catch {
    toast('Copy Failed', 'Could not copy to clipboard', 'problem');
  }
}
