import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { NothingToShare } from './NothingToShare.tsx';
import { PictureStep } from './PictureStep.tsx';
import { useGraphic } from './useGraphic.ts';
import { useOffered } from './useOffered.ts';

/** A child makes a picture of something reached, keeps it, and shares it where a parent allows that. */
export function ShareDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Share Your Achievement">
      <Steps />
    </Dialog>
  );
}

function Steps() {
  const { choices, error, retry } = useOffered();
  const { made, isMaking, problem, isAgain, make, makeAnother } = useGraphic();
  if (made) return <PictureStep made={made} onAnother={makeAnother} />;
  if (!choices) {
    return error ? (
      <Failed
        title="We could not look up what you have reached"
        text="It is all safe."
        error={error}
        onRetry={retry}
      />
    ) : (
      <Loading />
    );
  }
  const [first, ...others] = choices;
  if (!first) return <NothingToShare />;
  return (
    <ChooseStep
      choices={[first, ...others]}
      isMaking={isMaking}
      problem={problem}
      takesFocus={isAgain}
      onMake={make}
    />
  );
}
