import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyShown } from '../../../../kit/copy-text.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../../paths.ts';

/** The way to everything that is stored about a child, and the ID that one is asked for there. */
export function AllData({ childId, name }: { childId: string; name: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 page-lg:flex-row page-lg:items-center page-lg:justify-between">
      <div className="min-w-0">
        <h3 className="text-base font-medium">Everything stored about {name}</h3>
        <p className="text-[0.9rem] text-soft">
          A mailed link opens it. You are asked for your email address and this user ID:
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <code ref={shown} className="min-w-0 rounded-button bg-paper px-3 py-2 text-[0.9rem] break-all">
            {childId}
          </code>
          <Button onClick={() => void copyShown(shown.current, childId)} className="min-h-11 px-4 py-1.5">
            <Copy aria-hidden className="size-4.5" />
            Copy user ID
          </Button>
        </div>
      </div>
      <ButtonLink to={paths.parentPortal} className="shrink-0 self-start page-lg:self-center">
        See, export or delete all data
      </ButtonLink>
    </div>
  );
}
