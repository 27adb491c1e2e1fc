import { toast } from './ui/toasts.tsx';

export const NOT_COPIED = 'Could not copy to clipboard';

/**
 * Puts a text on the clipboard, and tells how that went.
 *
 * @param said what there is to say when it is there, under the title
 * @returns the text that the clipboard did not take
 */
export async function copyText(text: string, said?: string, title = 'Copied!'): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    toast(title, said);
    return undefined;
  } catch {
    toast('Copy Failed', NOT_COPIED, 'problem');
    return text;
  }
}

/** As `copyText`, of what stands on the screen: there it is marked, so that the keyboard or a long press can copy it. */
export async function copyShown(shown: HTMLElement | null, text: string, said?: string): Promise<void> {
  const uncopied = await copyText(text, said);
  if (uncopied !== undefined && shown) getSelection()?.selectAllChildren(shown);
}
