import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A question that opens to its answer. The browser does it, so that it works before and without any script. */
export function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group border-b-2 border-line last:border-b-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 text-lg leading-snug font-medium text-pretty">{question}</h3>
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex max-w-prose flex-col gap-3 px-4 pb-5 sm:px-5">{children}</div>
    </details>
  );
}
