type Wake = () => Promise<void>;

/**
 * Notes from now on what is pressed and typed in an island that still sleeps. The answer wakes it, and gives all that
 * to it; it may be called again when the waking failed.
 */
export function keepingWork(place: HTMLElement): (wake: Wake) => Promise<void> {
  let pressed: HTMLElement | undefined;
  const notePress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  // Noted as it is typed, not read once the island is awake: the first thing that happens in it draws it with what it
  // knows, and it may know nothing yet.
  const typed = new Map<Field, string>();
  const noteTyping = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  place.addEventListener('click', notePress);
  place.addEventListener('input', noteTyping, true);
  return async (wake) => {
    // Also what the browser has filled in without a word.
    for (const field of place.querySelectorAll('*')) if (isField(field)) typed.set(field, field.value);
    await wake();
    place.removeEventListener('click', notePress);
    place.removeEventListener('input', noteTyping, true);
    for (const [field, text] of typed) if (text !== '') typeAnew(field, text);
    pressed?.click();
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (it: unknown): it is Field =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => it instanceof kind);

/** React takes for typed only what differs from what it last saw in the field. */
function typeAnew(field: Field, text: string): void {
  for (const value of ['', text]) {
    setNatively(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** Past the property by which React watches the element. */
function setNatively(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
