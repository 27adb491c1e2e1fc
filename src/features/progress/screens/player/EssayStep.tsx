import { useEffect, useRef, useState, type Dispatch } from 'react';
import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import { MAX_ESSAY_ATTEMPTS } from '../../../writing/rules/essay.ts';
import { mayBeInDanger } from '../../../writing/rules/danger.ts';
import { personalDetails, type PersonalDetail } from '../../../writing/rules/safety.ts';
import { essayBarrier, type EssayWork, type PlayerAction } from '../../rules/player.ts';
import { EssayEditor } from './EssayEditor.tsx';
import { EssayFeedback } from './EssayFeedback.tsx';
import { NotAlone } from './NotAlone.tsx';
import { PersonalDetailsDialog } from './PersonalDetailsDialog.tsx';
import { LookBack } from './LookBack.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useIsWide } from './useIsWide.ts';
import { WritingTask } from './WritingTask.tsx';

type EssayStepProps = {
  lesson: Extract<Lesson, { subject: 'writing' }>;
  essay: EssayWork;
  dispatch: Dispatch<PlayerAction>;
};

/** The writing itself: the task beside it or folded above it, three tries, and a word of caution before anything private is sent. */
export function EssayStep({ lesson, essay, dispatch }: EssayStepProps) {
  const [details, setDetails] = useState<PersonalDetail[]>([]);
  const isWide = useIsWide();
  const isGrave = mayBeInDanger(essay.text);
  const isWritable = essay.submissions === 0 || essay.isReopened;
  const sheet = useRef<HTMLTextAreaElement>(null);
  const word = useRef<HTMLDivElement>(null);
  const wasWritable = useRef(isWritable);
  useEffect(() => {
    if (wasWritable.current === isWritable) return;
    wasWritable.current = isWritable;
    // The button that was pressed is gone: the focus goes on to what took its place.
    (isWritable ? sheet : word).current?.focus();
  }, [isWritable]);
  const submit = () => {
    setDetails([]);
    dispatch({ type: 'submit_essay' });
  };
  const submitOrAsk = () => {
    const found = personalDetails(essay.text);
    if (found.length > 0) setDetails(found);
    else submit();
  };
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] items-start page-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] page-lg:gap-6">
      {isWide ? (
        <Card className="sticky top-20">
          <StepHeading className="mb-3">Write your text</StepHeading>
          <WritingTask lesson={lesson} />
        </Card>
      ) : (
        // The sheet comes first: the task has just been read.
        <div>
          <StepHeading className="mb-3">Write your text</StepHeading>
          <LookBack name="the task">
            <WritingTask lesson={lesson} />
          </LookBack>
        </div>
      )}
      <div className="space-y-4">
        <Card>
          <EssayEditor
            field={sheet}
            lesson={lesson}
            text={essay.text}
            isWritable={isWritable}
            onChange={(text) => dispatch({ type: 'write', text })}
            help={isWritable && <HelpMeStart starters={lesson.content.starters} />}
          />
          {isWritable && (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button look="glow" disabled={essayBarrier(lesson, essay) !== undefined} onClick={submitOrAsk}>
                Submit Essay
              </Button>
              <Button onClick={sayPhotosComeLater}>Take Photo</Button>
            </div>
          )}
        </Card>
        {!isWritable && (
          <div ref={word} tabIndex={-1} className="scroll-mb-28 rounded-card outline-none">
            {isGrave && <NotAlone />}
            <EssayFeedback
              essay={essay}
              isGrave={isGrave}
              onImprove={
                essay.submissions < MAX_ESSAY_ATTEMPTS ? () => dispatch({ type: 'improve_essay' }) : undefined
              }
            />
          </div>
        )}
      </div>
      <PersonalDetailsDialog details={details} onClose={() => setDetails([])} onGoOn={submit} />
    </div>
  );
}

function sayPhotosComeLater(): void {
  alert('Photo upload feature coming soon! For now, please type your response.');
}

/** Ways in, never a finished text. */
function HelpMeStart({ starters }: { starters: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Help me start
      </Button>
      {isOpen && (
        <ul aria-label="Ways to start" className="mt-3 basis-full space-y-2">
          {starters.map((starter) => (
            <li
              key={starter}
              data-readable
              className="flex items-center gap-2 rounded-button bg-subject-tint px-4 py-2.5"
            >
              <span className="flex-1">{starter}</span>
              <ReadAloud name="this start" look="quiet" className="-my-1 -mr-2" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
