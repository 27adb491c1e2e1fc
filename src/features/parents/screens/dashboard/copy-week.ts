import { copyText } from '../../../../kit/copy-text.ts';

/** Puts the week's text on the clipboard and says how that went. */
export async function copyWeek(text: string): Promise<void> {
  await copyText(text, 'The week is on your clipboard.');
}
