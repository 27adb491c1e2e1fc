import { Check, CircleDashed } from 'lucide-react';

/** How an option stands: to be chosen, tried and wrong, right, or no longer to be chosen. */
export type Mark = 'open' | 'wrong' | 'right' | 'closed';

export const MARK_LOOKS: Record<Mark, string> = {
  open: 'border-line bg-card hover:border-subject hover:bg-subject-tint active:translate-y-[3px] active:border-b-2',
  wrong: 'border-line bg-think-tint',
  right: 'border-good bg-good-tint',
  closed: 'border-line bg-card text-soft',
};

/** The frame of an option, big enough for small fingers. */
export const OPTION_LOOK =
  'flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-button border-2 border-b-[5px] px-3 sm:gap-3.5 sm:px-3.5 py-2.5 text-left text-lg leading-snug transition-[translate,background-color,border-color] duration-150 motion-reduce:transition-none';

/** The mark of an option in words, beside its text. */
export function MarkWord({ mark, rightWord }: { mark: Mark; rightWord: string }) {
  if (mark === 'wrong') {
    return (
      <span className="inline-flex shrink-0 items-center gap-1.5 text-base font-bold text-think">
        <CircleDashed aria-hidden className="size-5" /> Not this one
      </span>
    );
  }
  if (mark === 'right') {
    return (
      <span className="inline-flex shrink-0 items-center gap-1.5 text-base font-bold text-good">
        <Check aria-hidden strokeWidth={3} className="size-5" /> {rightWord}
      </span>
    );
  }
  return null;
}

/** An answer to a withdrawn question counts, which does not make it true. */
export function rightWordFor({ isWithdrawn }: { isWithdrawn?: true | undefined }, isChosen: boolean): string {
  if (isWithdrawn) return 'Counts';
  return isChosen ? 'Right' : 'The answer';
}
