import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { useOpenedDialog } from '../../../../kit/opened-dialog.ts';
import { Button } from '../../../../kit/ui/Button.tsx';

/**
 * To a free account: how friends open more lessons. It presses nobody.
 *
 * @param goesTo takes the focus of the button when premium has come and the invitation goes
 */
export function InviteWord({ goesTo }: { goesTo: RefObject<HTMLElement | null> }) {
  const { open } = useOpenedDialog();
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = place.current;
    const passFocusOn = () => goesTo.current?.focus();
    return () => {
      if (section?.contains(document.activeElement)) passFocusOn();
    };
  }, [goesTo]);
  return (
    <section
      ref={place}
      aria-labelledby="invite-heading"
      className="flex flex-col items-center gap-x-5 gap-y-3 rounded-card border-2 border-line bg-glow-tint p-5 text-center page-md:flex-row page-md:text-left"
    >
      <Glim pose="lantern" className="-mt-2 w-24 shrink-0 page-md:-my-2" />
      <div className="min-w-0 flex-1">
        <h2 id="invite-heading" className="text-xl">
          More light with friends
        </h2>
        <p className="mt-1 max-w-[60ch]">
          When a friend&apos;s family starts with your code, lessons of earlier days open for both of you for
          a week. Ask your parent to do it with you.
        </p>
      </div>
      <Button onClick={() => open('invite-friends')} className="w-full page-sm:w-auto page-sm:px-8">
        Invite friends
      </Button>
    </section>
  );
}
