/** A link that is named a button answers to Space as one does. */
export function pressWithSpace(event: { key: string; preventDefault: () => void }, link: HTMLElement): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  link.click();
}
