import type { RefObject } from 'react';

/** Signs that a phone's number pad lacks. */
const KEYS = [
  { sign: '/', name: 'Fraction line' },
  { sign: '-', name: 'Minus' },
  { sign: '.', name: 'Point' },
] as const;

type SymbolKeysProps = { field: RefObject<HTMLInputElement | null>; onChange: (text: string) => void };

/** Puts a sign where the caret stands and leaves the caret behind it. */
export function SymbolKeys({ field, onChange }: SymbolKeysProps) {
  const press = (sign: string) => {
    const input = field.current;
    if (!input) return;
    input.focus();
    input.setRangeText(
      sign,
      input.selectionStart ?? input.value.length,
      input.selectionEnd ?? input.value.length,
      'end',
    );
    onChange(input.value);
  };
  return (
    <div role="group" aria-label="Signs" className="mt-3 flex gap-2">
      {KEYS.map(({ sign, name }) => (
        <button
          key={sign}
          type="button"
          aria-label={name}
          onClick={() => press(sign)}
          className="grid size-12 place-items-center rounded-button border-2 border-b-4 border-line bg-card font-display text-xl hover:border-line-strong active:translate-y-0.5 active:border-b-2"
        >
          {sign === '-' ? '−' : sign}
        </button>
      ))}
    </div>
  );
}
