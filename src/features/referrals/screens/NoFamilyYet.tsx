import { Glim } from '../../../kit/glim/Glim.tsx';
import { useOpenedDialog } from '../../../kit/opened-dialog.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { BothGet } from './BothGet.tsx';

/** To who is in no family: what codes are, and the two ways to come by premium. */
export function NoFamilyYet() {
  const { open } = useOpenedDialog();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4 big-text:flex-col big-text:items-start">
        <Glim pose="lantern" className="-ml-2 w-24 shrink-0 sm:w-28" />
        <p>
          <strong className="font-display text-lg leading-tight font-medium">
            Codes belong to a family.
          </strong>{' '}
          Create or join one, and invite friends together.
        </p>
      </div>
      <BothGet />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button look="glow" onClick={() => open('family')}>
          Create or join a family
        </Button>
        <Button onClick={() => open('use-code')}>I have a code</Button>
      </div>
    </div>
  );
}
