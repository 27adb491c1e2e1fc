import { Button } from '../../../../kit/ui/Button.tsx';
import { useSettled } from '../../../../kit/useSettled.ts';

type StepActionsProps = {
  place: number;
  /** Whether the way forward is open. */
  isOpen: boolean;
  isBusy?: boolean;
  forward: string;
  onBack: () => void;
  onForward: () => void;
};

/** Back and forward; once the way is open they stay within the thumb's reach on a phone, until then the step has the room. */
export function StepActions({ place, isOpen, isBusy = false, forward, onBack, onForward }: StepActionsProps) {
  // The second tap on the answer that opened the way may fall on it: nobody has read yet what was said.
  const isSettled = useSettled(isOpen);
  return (
    <>
      <div aria-hidden className="h-4 shrink-0 md:hidden" />
      <div
        className={`${isOpen ? 'bottom-bar sticky bottom-0' : ''} -mx-4 mt-auto -mb-16 flex items-center justify-between gap-3 border-t-2 border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 md:static md:mx-0 md:mb-0 md:border-0 md:px-0 md:pt-6`}
      >
        {place > 0 ? (
          <Button look="quiet" onClick={onBack} disabled={isBusy}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button
          look={isOpen ? 'glow' : 'plain'}
          disabled={!isOpen}
          isBusy={isBusy}
          onClick={onForward}
          className={`min-w-36 ${isSettled ? '' : 'pointer-events-none'}`}
        >
          {forward}
        </Button>
      </div>
    </>
  );
}
