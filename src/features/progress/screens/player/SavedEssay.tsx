import { ReadableText } from '../../../../kit/speech/ReadableText.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { mayBeInDanger } from '../../../writing/rules/danger.ts';
import { LessonText } from './LessonText.tsx';
import { NotAlone } from './NotAlone.tsx';
import { StepHeading } from './StepHeading.tsx';

/** The essay that a child handed in; as a step of its review it has the step's heading. */
export function SavedEssay({ text, isStep = false }: { text: string; isStep?: boolean }) {
  return (
    <div className="mx-auto w-full max-w-3xl">
      {mayBeInDanger(text) && <NotAlone />}
      <Card>
        {isStep ? (
          <StepHeading className="mb-3">Your essay</StepHeading>
        ) : (
          <h2 className="mb-3 text-2xl">Your essay</h2>
        )}
        {text ? (
          <ReadableText name="your essay">
            <LessonText text={text} />
          </ReadableText>
        ) : (
          <p className="text-soft">No essay was saved with this lesson.</p>
        )}
      </Card>
    </div>
  );
}
