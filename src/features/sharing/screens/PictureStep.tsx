import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { useMyControls } from '../../progress/screens/useMyControls.ts';
import { titleOf } from '../rules/words.ts';
import { pictureAddress, pictureName, type Outcome } from '../rules/share-text.ts';
import { AskParent } from './AskParent.tsx';
import { DrawnPicture } from './DrawnPicture.tsx';
import { savePicture, tell } from './outlets.ts';
import { Postcard } from './Postcard.tsx';
import { Reward } from './Reward.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { Made } from './useGraphic.ts';

/** The picture, what making it earned, and where it can go. */
export function PictureStep({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const { graphic, achieved } = made;
  const { controls } = useMyControls();
  const [isSaving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<Outcome>();
  const address = pictureAddress(graphic);
  const save = async () => {
    setSaving(true);
    const outcome = await savePicture(address, pictureName(achieved));
    tell(outcome);
    setUnsaved(outcome);
    setSaving(false);
  };
  return (
    <div className="flex flex-col gap-4">
      <StepTitle text="Your picture is ready!" takesFocus />
      <Postcard>
        <DrawnPicture address={address} alt={`${titleOf(achieved)}. ${graphic.line}`} />
      </Postcard>
      <Reward reward={graphic.reward} />
      {/* A parent may have turned it off since. */}
      {graphic.isPublic && controls.sharingAllowed ? <ShareButtons made={made} /> : <AskParent />}
      <Button look="glow" isBusy={isSaving} onClick={save} className="w-full">
        <Download aria-hidden className="size-5 shrink-0" />
        Download Image
      </Button>
      <ActFailed text={unsaved?.text} className="" />
      <Button look="quiet" onClick={onAnother} className="-mt-2 w-full text-base">
        <RotateCcw aria-hidden className="size-5 shrink-0" />
        Make another
      </Button>
    </div>
  );
}
