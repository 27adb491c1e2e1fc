import { Button } from '../../../../kit/ui/Button.tsx';
import { feedbackHeadline, MAX_ESSAY_ATTEMPTS } from '../../../writing/rules/essay.ts';
import { essayAttempt, type EssayWork } from '../../rules/player.ts';
import { GlimSays } from './GlimSays.tsx';

/** The word on a submitted essay, and the way back to it while a try is left. */
export function EssayFeedback({
  essay,
  onImprove,
}: {
  essay: EssayWork;
  onImprove: (() => void) | undefined;
}) {
  const attempt = essayAttempt(essay);
  if (!attempt) return null;
  return (
    <GlimSays pose="cheering" tone="right" reads="what Glim says">
      <p className="font-display text-xl leading-snug font-medium">{feedbackHeadline(attempt)}</p>
      <p className="mt-2">
        {onImprove
          ? `Submitted: ${attempt} of ${MAX_ESSAY_ATTEMPTS}. You may make it even better, or complete the lesson.`
          : 'This is your final version. Now complete the lesson.'}
      </p>
      {onImprove && (
        <Button onClick={onImprove} className="mt-3">
          Improve my essay
        </Button>
      )}
    </GlimSays>
  );
}
