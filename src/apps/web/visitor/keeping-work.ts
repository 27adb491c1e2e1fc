/** Wakes an island, and gives it what was pressed and typed in it while it still slept. */
export async function keepingWork(place: HTMLElement, wake: () => Promise<void>): Promise<void> {
  let pressed: HTMLElement | undefined;
  const note = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  place.addEventListener('click', note);
  let typed: [Field, string][] = [];
  try {
    await wake();
    typed = fieldsIn(place).map((field) => [field, field.value]);
  } finally {
    place.removeEventListener('click', note);
  }
  for (const [field, text] of typed) if (text !== '') typeAnew(field, text);
  pressed?.click();
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
