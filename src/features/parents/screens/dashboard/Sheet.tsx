import { useId, type ReactNode } from 'react';
import { CARD } from '../../../../kit/ui/Card.tsx';

/** One card of a parent's page under its heading. */
export function Sheet({
  title,
  note,
  isFirst = false,
  className = '',
  mayBreak = false,
  children,
}: {
  title: string;
  /** A line under the heading. */
  note?: string;
  /** The one that is to be seen first. */
  isFirst?: boolean;
  className?: string;
  /** Too long for one page of paper: it breaks between its parts. */
  mayBreak?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`${CARD} min-w-0 p-5 sm:p-6 ${mayBreak ? '' : 'whole'} ${className}`}
    >
      <h2 id={id} className={isFirst ? 'text-2xl' : 'text-xl'}>
        {title}
      </h2>
      {note && <p className="mt-1 text-sm text-soft">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** There is too little to say yet: what is missing, in words. */
export function NotEnough({ children }: { children: ReactNode }) {
  return <p className="max-w-prose text-soft">{children}</p>;
}
