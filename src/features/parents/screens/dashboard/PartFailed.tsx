import { Button } from '../../../../kit/ui/Button.tsx';

/** One part of the page could not be had; the rest stands. */
export function PartFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-soft">{text}</p>
      <Button className="text-base print:hidden" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
