import { Check, Copy, Send } from 'lucide-react';
import { useState } from 'react';
import { CopyByHand } from '../../../kit/ui/CopyByHand.tsx';
import type { Referral } from '../contract.ts';
import { copyCode, shareCode } from './passing-on.ts';

const ACT =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-button border-2 border-line-strong bg-card px-3 font-display font-medium hover:border-ink';

/** One code: to be passed on as long as nobody has used it. */
export function CodeRow({ referral: { code, status } }: { referral: Referral }) {
  // What the clipboard did not take.
  const [uncopied, setUncopied] = useState<string>();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 border-b-2 border-line px-3 py-2.5 sm:gap-x-3 sm:px-4 last:border-b-0">
      {status === 'pending' ? (
        <>
          <Letters code={code} />
          <span className="flex flex-1 gap-2 min-[25rem]:flex-none">
            <button
              type="button"
              aria-label={`Copy ${code}`}
              onClick={async () => setUncopied(await copyCode(code))}
              className={`${ACT} flex-1`}
            >
              <Copy aria-hidden className="size-4.5" />
              Copy
            </button>
            <button
              type="button"
              aria-label={`Share ${code}`}
              onClick={async () => setUncopied(await shareCode(code))}
              className={`${ACT} flex-1`}
            >
              <Send aria-hidden className="size-4.5" />
              Share
            </button>
          </span>
          {uncopied && <CopyByHand text={uncopied} />}
        </>
      ) : (
        <>
          <Letters code={code} isUsed />
          <span className="inline-flex items-center gap-1 rounded-full bg-good-tint px-2 py-1 font-display sm:px-3 font-medium text-good">
            <Check aria-hidden strokeWidth={3} className="size-4" />
            Used
          </span>
        </>
      )}
    </li>
  );
}

function Letters({ code, isUsed = false }: { code: string; isUsed?: boolean }) {
  return (
    <span
      className={`mr-auto font-display font-medium sm:text-lg sm:tracking-wide whitespace-nowrap select-all [font-kerning:none] ${isUsed ? 'text-soft' : ''}`}
    >
      {code}
    </span>
  );
}
