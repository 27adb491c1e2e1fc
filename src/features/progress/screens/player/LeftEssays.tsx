import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { CopyByHand } from '../../../../kit/ui/CopyByHand.tsx';
import { paths } from '../../../../paths.ts';
import { dayOfLesson } from '../../rules/left-work.ts';
import { forget, keptEssays, type LeftEssay } from './keeping.ts';

type LeftEssaysProps = {
  userId: string;
  isLeft: (lessonId: string) => boolean;
  /** Whether their lessons are still open to this person. */
  isOpen: boolean;
};

/** Texts that were begun on an earlier day and not handed in: a lesson may close, its child's words are not lost. */
export function LeftEssays({ userId, isLeft, isOpen }: LeftEssaysProps) {
  const [kept, setKept] = useState(() => keptEssays(userId));
  const [hasThrown, setHasThrown] = useState(false);
  const throwAway = (lessonId: string) => {
    forget(userId, lessonId);
    setKept(keptEssays(userId));
    setHasThrown(true);
  };
  return (
    <>
      {kept
        .filter(({ lessonId }) => isLeft(lessonId))
        .map((essay) => (
          <Left key={essay.lessonId} {...essay} isOpen={isOpen} onThrown={() => throwAway(essay.lessonId)} />
        ))}
      {hasThrown && <Told>Your text is thrown away.</Told>}
    </>
  );
}

const DAY = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Several may be left: the buttons of each are told apart by its day and its words. */
function Left({ lessonId, text, isOpen, onThrown }: LeftEssay & { isOpen: boolean; onThrown: () => void }) {
  const id = useId();
  const day = dayOfLesson(lessonId);
  const describedBy = isOpen ? `${id}-heading ${id}-words` : `${id}-heading`;
  return (
    <section className={`${CARD} w-full p-4 text-left`}>
      <h2 id={`${id}-heading`} className="text-lg">
        Your text{day && ` from ${DAY.format(new Date(day))}`}
      </h2>
      <p className="text-soft">
        {isOpen
          ? 'You have not handed it in yet. It waits for you.'
          : 'You have not handed it in, and its lesson is closed now. Your words are still here.'}
      </p>
      {isOpen ? (
        <p id={`${id}-words`} className="mt-2 line-clamp-2">
          “{text}”
        </p>
      ) : (
        <CopyByHand text={text} />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isOpen && (
          <ButtonLink to={paths.lesson(lessonId)} aria-describedby={describedBy} className="max-sm:w-full">
            Write on
          </ButtonLink>
        )}
        <ThrowAway describedBy={describedBy} onThrown={onThrown} />
      </div>
    </section>
  );
}

/** Asks once more: there is no other copy. */
function ThrowAway({ describedBy, onThrown }: { describedBy: string; onThrown: () => void }) {
  const [isAsked, setIsAsked] = useState<boolean>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It comes back in place of the button that had the focus.
    if (isAsked === false) first.current?.focus();
  }, [isAsked]);
  if (!isAsked)
    return (
      <Button
        ref={first}
        onClick={() => setIsAsked(true)}
        aria-describedby={describedBy}
        className="max-sm:w-full"
      >
        Throw it away
      </Button>
    );
  return (
    <>
      <Told>Throw your text away? It cannot be had back.</Told>
      <Button onClick={() => setIsAsked(false)} aria-describedby={describedBy} className="max-sm:w-full">
        Keep it
      </Button>
      <Button look="quiet" onClick={onThrown} aria-describedby={describedBy} className="max-sm:w-full">
        Yes, throw it away
      </Button>
    </>
  );
}

/** Takes the focus of the button that has gone. */
function Told({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="w-full outline-none">
      {children}
    </p>
  );
}
