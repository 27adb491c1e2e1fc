import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { throwConfetti } from '../../../../kit/confetti.ts';
import { playSound } from '../../../../kit/sounds.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { useSettled } from '../../../../kit/useSettled.ts';
import { paths } from '../../../../paths.ts';
import { titleOf, type Celebrated } from '../celebrating.ts';
import { BadgeEarned } from './BadgeEarned.tsx';
import { stayAt } from './celebrate.ts';
import { LessonComplete } from './LessonComplete.tsx';
import { PointsMilestone } from './PointsMilestone.tsx';
import { StreakMilestone } from './StreakMilestone.tsx';

const CLOSES_AFTER_MS = 5_000;

type CelebrationModalProps = {
  celebrated: Celebrated;
  /** The lesson whose page it stands over. */
  openLesson: string | undefined;
  onEnd: () => void;
};

/** One celebration. It closes by itself, unless the child stops the clock. */
export function CelebrationModal({ celebrated, openLesson, onEnd }: CelebrationModalProps) {
  const [isOpen, setOpen] = useState(true);
  const [stays, setStays] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const faceId = useId();
  const navigate = useNavigate();
  // The second press on 'Complete Lesson' would close it unseen.
  const takesPress = useSettled(celebrated);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => setOpen(false), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  useEffect(() => {
    focusFirst(actions.current);
    if (celebrated.isQuiet) return;
    playSound('celebrate');
    return canvas.current ? throwConfetti(canvas.current) : undefined;
  }, [celebrated.isQuiet]);

  const goOn = () => {
    setOpen(false);
    if (celebrated.type === 'lesson_complete' && celebrated.lessonId === openLesson)
      void navigate(paths.lessons(celebrated.subject));
  };
  const stay = () => {
    setStays(true);
    if (openLesson !== undefined) stayAt(openLesson);
    focusFirst(actions.current);
  };
  const end = () => {
    onEnd();
    if (celebrated.type === 'lesson_complete' && celebrated.notice)
      toast('Lesson saved', celebrated.notice, 'problem');
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={end}
      title={titleOf(celebrated)}
      isTitleHidden
      describedBy={faceId}
      takesPress={takesPress}
    >
      <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-10 size-full" />
      <div className="flex flex-col items-center gap-4 text-center">
        <div id={faceId} className="flex w-full flex-col items-center gap-4">
          <CelebrationFace celebrated={celebrated} />
        </div>
        <div ref={actions} className="flex flex-wrap items-center justify-center gap-x-3">
          <Button look="glow" onClick={goOn}>
            Keep going
          </Button>
          {!stays && (
            <Button look="quiet" onClick={stay}>
              Stay here
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function CelebrationFace({ celebrated }: { celebrated: Celebrated }) {
  switch (celebrated.type) {
    case 'lesson_complete':
      return <LessonComplete {...celebrated} />;
    case 'badge_earned':
      return <BadgeEarned badge={celebrated.badge} />;
    case 'streak_milestone':
      return <StreakMilestone badge={celebrated.badge} />;
    case 'points_milestone':
      return <PointsMilestone badge={celebrated.badge} />;
  }
}

/** The focus comes to the first button, 'Keep going'; what was won above it stays in sight. */
function focusFirst(actions: HTMLElement | null): void {
  actions?.querySelector('button')?.focus({ preventScroll: true });
}
