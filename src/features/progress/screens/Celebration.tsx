import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { throwConfetti } from '../../../kit/confetti.ts';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { Lantern } from '../../../kit/glim/Lantern.tsx';
import { playSound } from '../../../kit/sounds.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { paths } from '../../../paths.ts';
import type { Subject } from '../../lessons/subjects.ts';
import type { CompletionReply } from '../contract.ts';
import { BadgeArt } from './BadgeArt.tsx';
import { celebrationsOf, levelNews, thresholdText, tierOf, type Celebrated } from './celebrating.ts';

const CLOSES_AFTER_MS = 5_000;
const LEAVES_AFTER_MS = 6_000;

type CelebrationProps = {
  reply: CompletionReply;
  subject: Subject;
  onClosed: () => void;
  /** The child chose to stay at the lesson, and has seen enough of the celebration. */
  onStayed: () => void;
};

/** What a finished lesson brought. It closes by itself and the list of lessons follows, unless the child stays. */
export function Celebration({ reply, subject, onClosed, onStayed }: CelebrationProps) {
  const [isOpen, setOpen] = useState(true);
  const [stays, setStays] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.lessons(subject));
  const news = levelNews(reply.subjectLevel);
  const celebrated = celebrationsOf(reply);
  const done = celebrated.find((one) => one.type === 'lesson_complete');
  const badges = celebrated.filter((one) => one.type !== 'lesson_complete');

  useTimer(CLOSES_AFTER_MS, stays, () => setOpen(false));
  useTimer(LEAVES_AFTER_MS, stays, leave);
  useEffect(() => {
    focusFirst(actions.current);
    playSound('celebrate');
    return canvas.current ? throwConfetti(canvas.current) : undefined;
  }, []);
  const close = () => {
    setOpen(false);
    onClosed();
    if (stays) onStayed();
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} title="Lesson complete!" isTitleHidden>
      <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 size-full" />
      <div className="flex flex-col items-center gap-4 text-center">
        <Glim pose="cheering" className="w-28 sm:w-36" />
        <p aria-hidden className="-mt-2 font-display text-3xl font-semibold">
          Lesson complete!
        </p>
        {done && <LessonDone {...done} />}
        {news && (
          <p className="w-full rounded-button bg-subject-tint px-4 py-3 font-display text-lg font-medium text-subject">
            {news}
          </p>
        )}
        {badges.map((earned) => (
          <NewBadge key={earned.badge.id} {...earned} />
        ))}
        <div ref={actions} className="flex flex-wrap items-center justify-center gap-x-3">
          <Button
            look="glow"
            onClick={() => {
              onClosed();
              leave();
            }}
          >
            Keep going
          </Button>
          {!stays && (
            <Button
              look="quiet"
              onClick={() => {
                setStays(true);
                focusFirst(actions.current);
              }}
            >
              Stay here
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The focus comes to the first button, 'Keep going'; what was won above it stays in sight. */
function focusFirst(actions: HTMLElement | null): void {
  actions?.querySelector('button')?.focus({ preventScroll: true });
}

/** Runs something once after a while, unless it is called off before. */
function useTimer(ms: number, isOff: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (isOff) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms, isOff]);
}

function LessonDone({ points, score, streak }: Extract<Celebrated, { type: 'lesson_complete' }>) {
  return (
    <>
      {points > 0 ? (
        <p className="rounded-full bg-glow px-6 py-2 font-display text-2xl font-semibold text-glow-ink">
          +{points} points
        </p>
      ) : (
        <p className="text-soft">Practice makes it stick!</p>
      )}
      <dl className="flex w-full justify-center gap-3">
        <div className="flex-1 rounded-button bg-glow-tint px-2 py-2.5">
          <dt>Score</dt>
          <dd className="font-display text-xl font-semibold tabular-nums">{score}%</dd>
        </div>
        <div className="flex-1 rounded-button bg-glow-tint px-2 py-2.5">
          <dt>Streak</dt>
          <dd className="flex items-center justify-center gap-1.5 font-display text-xl font-semibold whitespace-nowrap tabular-nums">
            <Lantern lit className="size-7" />
            {streak} {streak === 1 ? 'day' : 'days'}
          </dd>
        </div>
      </dl>
    </>
  );
}

function NewBadge({ badge }: Exclude<Celebrated, { type: 'lesson_complete' }>) {
  return (
    <div className="flex w-full items-center gap-4 rounded-button border-2 border-glow-edge bg-glow-tint px-4 py-3 text-left">
      <BadgeArt group={badge.group} tier={tierOf(badge)} earned className="w-20 shrink-0" />
      <p>
        New badge
        <strong className="block font-display text-xl font-semibold">{badge.name}</strong>
        {thresholdText(badge)}
      </p>
    </div>
  );
}
