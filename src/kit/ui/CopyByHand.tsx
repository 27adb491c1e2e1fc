import { useId } from 'react';

/** A text, and not a link or a code. */
const LONG = 200;

/** The text itself, for whom the clipboard is closed. */
export function CopyByHand({ text }: { text: string }) {
  const id = useId();
  return (
    <div className="mt-3 w-full">
      <label htmlFor={id} className="text-base text-soft">
        You can mark it here and copy it yourself:
      </label>
      <textarea
        id={id}
        readOnly
        rows={text.length > LONG ? 6 : 2}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1 w-full resize-none rounded-button border-2 border-line-strong bg-paper px-3 py-2 text-base [overflow-wrap:anywhere]"
      />
    </div>
  );
}
