import { Hourglass } from 'lucide-react';

/** On a lesson that is finished here and that the server does not know of yet. */
export function WaitingMark() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-glow-tint px-3 py-1 font-display font-medium">
      <Hourglass aria-hidden className="size-4.5" />
      Waiting to be saved
    </span>
  );
}
