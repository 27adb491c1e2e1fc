import type { ReactNode } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { StepBody } from '../StepBody.tsx';
import { StepHeading } from '../StepHeading.tsx';

/** Asks before something that one press does not undo. */
export function ConfirmStep(props: {
  title: ReactNode;
  yes: string;
  no: string;
  isBusy: boolean;
  /** Why it did not work. */
  error: unknown;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}) {
  const { title, yes, no, isBusy, error, onYes, onNo, children } = props;
  return (
    <StepBody>
      <StepHeading takesFocus>{title}</StepHeading>
      <div className="mt-2 flex flex-col gap-2">{children}</div>
      <ActFailed error={error} />
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-between">
        <Button isBusy={isBusy} onClick={onYes} className="[--ink:var(--think)] [--line:var(--think)]">
          {yes}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={onNo}>
          {no}
        </Button>
      </div>
    </StepBody>
  );
}
