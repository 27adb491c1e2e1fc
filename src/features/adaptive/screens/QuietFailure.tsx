import { Button } from '../../../kit/ui/Button.tsx';

/** One part of a screen could not be had; the rest stands. */
export function QuietFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
      <p>{text}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
