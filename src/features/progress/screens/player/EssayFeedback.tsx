import { Button } from '../../../../kit/ui/Button.tsx';
import { feedbackHeadline, MAX_ESSAY_ATTEMPTS } from '../../../writing/rules/essay.ts';
import { essayAttempt, type EssayWork } from '../../rules/player.ts';
import { GlimSays } from './GlimSays.tsx';

/**
 * The word on a submitted essay, and the way back to it while a try is left. A grave one, in which a child may be telling
 * that it is in danger, is neither cheered nor told how to sound better.
 */
export function EssayFeedback({
  essay,
  isGrave,
  onImprove,
}: {
  essay: EssayWork;
  isGrave: boolean;
  onImprove: (() => void) | undefined;
}) {
  const attempt = essayAttempt(essay);
  if (!attempt) return null;
  return (
    <GlimSays
      pose={isGrave ? 'lantern' : 'cheering'}
      tone={isGrave ? 'plain' : 'right'}
      reads="what Glim says"
    >
      {!isGrave && (
        <p className="mb-2 font-display text-xl leading-snug font-medium">{feedbackHeadline(attempt)}</p>
      )}
      <p>
        {isGrave
          ? 'Your text is handed in. Now complete the lesson.'
          : wayOn(attempt, onImprove !== undefined)}
      </p>
      {onImprove && (
        <Button onClick={onImprove} className="mt-3">
          {isGrave ? 'Change my text' : 'Improve my essay'}
        </Button>
      )}
    </GlimSays>
  );
}

const wayOn = (attempt: number, mayImprove: boolean) =>
  mayImprove
    ? `Submitted: ${attempt} of ${MAX_ESSAY_ATTEMPTS}. You may make it even better, or complete the lesson.`
    : 'This is your final version. Now complete the lesson.';
