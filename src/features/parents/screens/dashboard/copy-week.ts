import { copyText, tell } from '../../../sharing/screens/outlets.ts';

/** Puts the week's text on the clipboard and says how that went. */
export async function copyWeek(text: string): Promise<void> {
  tell(await copyText(text, { title: 'Copied!', text: 'The week is on your clipboard.', tone: 'good' }));
}
