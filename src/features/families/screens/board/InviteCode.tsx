import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyShown } from '../../../../kit/copy-text.ts';
import { Button } from '../../../../kit/ui/Button.tsx';

/** What lets others in: to be copied, or read out and typed. */
export function InviteCode({ code }: { code: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-button border-2 border-line bg-paper px-3.5 py-2.5">
      <p className="leading-tight page-sm:flex page-sm:items-baseline page-sm:gap-3">
        <span className="block text-base text-soft">Invite code</span>{' '}
        <span
          ref={shown}
          className="font-display text-xl leading-tight font-semibold tracking-widest select-all page-sm:text-2xl"
        >
          {code}
        </span>
      </p>
      <Button
        isTight
        aria-label="Copy invite code"
        onClick={() => void copyShown(shown.current, code, 'Invite code copied to clipboard')}
        className="min-h-11 text-base"
      >
        <Copy aria-hidden className="size-5" />
        Copy
      </Button>
    </div>
  );
}
