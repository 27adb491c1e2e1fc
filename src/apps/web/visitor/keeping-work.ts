type Wake = () => Promise<void>;

/**
 * Notes from now on what is pressed and typed in an island that still sleeps. The answer wakes it, and gives all that
 * to it; it may be called again when the waking failed.
 */
export function keepingWork(place: HTMLElement): (wake: Wake) => Promise<void> {
  let pressed: HTMLElement | undefined;
  const note = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  place.addEventListener('click', note);
  return async (wake) => {
    await wake();
    place.removeEventListener('click', note);
    // All first: what one of them tells is drawn at once, and may empty the others.
    const typed = fieldsIn(place).map((field): [Field, string] => [field, field.value]);
    for (const [field, text] of typed) if (text !== '') typeAnew(field, text);
    pressed?.click();
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (place: HTMLElement) => [...place.querySelectorAll<Field>('input, textarea, select')];

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
