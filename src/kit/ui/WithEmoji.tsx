import party from '@twemoji/svg/1f389.svg';
import { Fragment } from 'react';

/** The emoji of our texts, drawn: not every machine has a font with them, or the same one. */
const DRAWN: ReadonlyMap<string, string> = new Map([['🎉', party]]);

/** A text word for word, its emoji among them; to the eye they are pictures of ours. */
export function WithEmoji({ text }: { text: string }) {
  return text.split(/(\p{Extended_Pictographic})/u).map((part, place) => {
    const picture = DRAWN.get(part);
    if (!picture) return <Fragment key={place}>{part}</Fragment>;
    return (
      <span
        key={place}
        className="inline-block size-[1.2em] overflow-hidden bg-contain bg-center bg-no-repeat align-[-0.2em] text-transparent forced-color-adjust-none"
        style={{ backgroundImage: `url(${picture})` }}
      >
        {part}
      </span>
    );
  });
}
