import { useState } from 'react';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { StepBody } from '../StepBody.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { CreateForm } from './CreateForm.tsx';
import { JoinForm } from './JoinForm.tsx';

/** The two ways into a family, and what one shows of oneself there. */
export function WithoutFamily({ takesFocus, onMoved }: { takesFocus: boolean; onMoved: () => void }) {
  const [way, setWay] = useState<'create' | 'join'>();
  const [hasReturned, setHasReturned] = useState(false);
  const onBack = () => {
    setWay(undefined);
    setHasReturned(true);
  };
  return (
    <StepBody>
      {way === 'create' && <CreateForm onBack={onBack} onMoved={onMoved} />}
      {way === 'join' && <JoinForm onBack={onBack} onMoved={onMoved} />}
      {!way && (
        <div className="flex flex-col items-center text-center">
          <Glim pose="waving" className="w-24 sm:w-32" />
          <StepHeading takesFocus={takesFocus || hasReturned} className="mt-2 text-xl sm:text-2xl">
            Learn side by side
          </StepHeading>
          <p className="mt-2 max-w-sm text-soft">See how your family shines, and cheer each other on.</p>
          <div className="mt-5 flex w-full flex-col gap-3 sm:flex-row sm:justify-center">
            <Button look="glow" onClick={() => setWay('create')} className="sm:flex-1">
              Create Family
            </Button>
            <Button onClick={() => setWay('join')} className="sm:flex-1">
              Join Family
            </Button>
          </div>
          <p className="mt-5 max-w-sm text-base text-soft">
            Members see each other’s name, picture, points, streak and lessons of the week, and who is a
            parent. Nothing else.
          </p>
        </div>
      )}
    </StepBody>
  );
}
