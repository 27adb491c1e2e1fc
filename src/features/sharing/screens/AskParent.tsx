import { HeartHandshake } from 'lucide-react';

/** Instead of the ways out: who can open them, and where. */
export function AskParent() {
  return (
    <div className="rounded-button border-2 border-line bg-paper px-4 py-3">
      <p className="flex items-center gap-2.5 font-display text-lg leading-tight font-medium">
        <HeartHandshake aria-hidden className="size-6 shrink-0 text-soft" />
        Ask a parent to turn on sharing
      </p>
      <p className="mt-1 text-base text-soft">
        They find it in the Parent Zone under Rules and settings → Sharing, or in the parent portal mailed to
        them.
      </p>
    </div>
  );
}
