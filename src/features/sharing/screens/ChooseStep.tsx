import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { useUser } from '../../accounts/screens/session.ts';
import { useMyControls } from '../../progress/screens/useMyControls.ts';
import { SHARE_REWARD, type Achieved } from '../rules/achievement.ts';
import { choiceOf, rewardWords } from '../rules/share-text.ts';
import { Choices } from './Choices.tsx';
import { Drawing, Postcard, Sketch } from './Postcard.tsx';
import { StepTitle } from './StepTitle.tsx';

/** What is to be on the picture, and the button that has it drawn. */
export function ChooseStep({
  choices,
  isMaking,
  problem,
  takesFocus,
  onMake,
}: {
  choices: readonly [Achieved, ...Achieved[]];
  isMaking: boolean;
  problem: unknown;
  takesFocus: boolean;
  onMake: (achieved: Achieved) => void;
}) {
  const { isUnder13, firstName } = useUser();
  const { controls } = useMyControls();
  const [choice, setChoice] = useState(choiceOf(choices[0]));
  const chosen = choices.find((one) => choiceOf(one) === choice) ?? choices[0];
  return (
    <div className="flex flex-col gap-4">
      <StepTitle
        text={choices.length > 1 ? 'What will you show?' : 'Look what you reached!'}
        takesFocus={takesFocus}
      />
      <Postcard>
        {isMaking ? <Drawing /> : <Sketch achieved={chosen} name={isUnder13 ? null : firstName} />}
      </Postcard>
      {choices.length > 1 && (
        <Choices
          choices={choices}
          chosen={chosen}
          isBarred={isMaking}
          onChoose={(one) => setChoice(choiceOf(one))}
        />
      )}
      <ActFailed error={problem} className="" />
      <Button look="glow" isBusy={isMaking} isTight onClick={() => onMake(chosen)} className="w-full">
        <Sparkles aria-hidden className="size-5 shrink-0 max-sm:hidden" />
        {isMaking ? 'Creating...' : 'Create Shareable Graphic'}
      </Button>
      <p role="status" className="sr-only">
        {isMaking && 'Glim is drawing your picture.'}
      </p>
      <div className="space-y-1.5 text-center text-base text-balance text-soft">
        <p>
          Making it earns <strong className="text-ink">{rewardWords(SHARE_REWARD)}</strong>: once for each
          achievement, and once a day when you have finished a new lesson. You don’t have to post it.
        </p>
        {!controls.sharingAllowed && (
          <p>Sharing is off for now. You can still make your picture and keep it.</p>
        )}
      </div>
    </div>
  );
}
