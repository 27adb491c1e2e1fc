import { BookOpen, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { useIsWide } from './useIsWide.ts';

/** What a question is about, to look back at: beside the question where there is room, else folded above it. */
export function LookBack({ name, children }: { name: string; children: ReactNode }) {
  const isWide = useIsWide();
  const label = `Look back at ${name}`;
  if (isWide) {
    return (
      <section
        aria-label={label}
        // It scrolls on its own, so that the text stays beside the question; hence the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`${CARD} sticky top-20 max-h-[calc(100dvh-7rem)] min-h-80 overflow-y-auto p-7 [--read-top:0px]`}
      >
        <h2 className="sr-only">{label}</h2>
        {children}
        {/* More lies below: the last lines fade, until one is at the end. */}
        <div
          aria-hidden
          className="pointer-events-none sticky -bottom-7 -mb-7 h-12 bg-linear-to-t from-card to-transparent"
        />
      </section>
    );
  }
  return (
    <details className={`${CARD} group mb-4`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 px-4 py-2 font-display text-lg [&::-webkit-details-marker]:hidden">
        <BookOpen aria-hidden className="size-5 shrink-0 text-subject" />
        <h2 className="text-lg font-medium">{label}</h2>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <section
        aria-label={label}
        // Long texts scroll on their own here too, so that the question is not pushed away.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[55dvh] overflow-y-auto rounded-b-[22px] [--read-top:0px] border-t-2 border-line p-4 -outline-offset-3"
      >
        {children}
      </section>
    </details>
  );
}
