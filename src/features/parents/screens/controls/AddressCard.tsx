import { MailCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../../kit/ui/Card.tsx';

/**
 * One step of proving an address.
 *
 * @param takesFocus for a step that took another's place; such a step has a `key` of its own
 */
export function AddressCard(props: { title: string; takesFocus?: boolean; children: ReactNode }) {
  const { title, takesFocus = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card role="region" aria-labelledby="address-heading" className="flex gap-4">
      <span className="hidden size-12 shrink-0 place-items-center rounded-full bg-glow-tint sm:grid">
        <MailCheck aria-hidden className="size-6" />
      </span>
      <div className="min-w-0 max-w-[62ch] flex-1">
        <h2 ref={heading} id="address-heading" tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <div className="mt-1 space-y-2">{children}</div>
      </div>
    </Card>
  );
}
