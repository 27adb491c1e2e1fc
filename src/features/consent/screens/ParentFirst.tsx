import { Button, ButtonLink } from '../../../kit/ui/Button.tsx';
import { paths } from '../../../paths.ts';
import { GateFrame } from './GateFrame.tsx';

/** For who is too young to register alone: a parent comes first. */
export function ParentFirst({ onBack }: { onBack: () => void }) {
  return (
    <GateFrame title="A parent comes first" pose="lantern" takesFocus>
      <p className="mt-3 text-lg">
        A parent or guardian starts this together with you. That keeps you safe, and what is yours stays
        yours.
      </p>
      <p className="mt-3 text-lg">
        Please fetch them and show them this page. Glim will keep a light on for you.
      </p>
      <div className="mt-7 flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
        <ButtonLink to={paths.logout} reloads>
          Return to Home
        </ButtonLink>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </GateFrame>
  );
}
