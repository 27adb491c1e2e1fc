import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { CopyByHand } from '../../../../kit/ui/CopyByHand.tsx';
import { paths } from '../../../../paths.ts';
import { forget, keptEssays } from './keeping.ts';

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
        .map(({ lessonId, text }) => (
          <section key={lessonId} className={`${CARD} w-full p-4 text-left`}>
            <h2 className="text-lg">A text that you have not handed in</h2>
            <p className="text-soft">
              {isOpen
                ? 'You began it on an earlier day. It waits for you.'
                : 'Its lesson was of an earlier day and is closed now. Your words are still here.'}
            </p>
            {isOpen ? <p className="mt-2 line-clamp-2">“{text}”</p> : <CopyByHand text={text} />}
            <div className="mt-3 flex flex-wrap gap-3">
              {isOpen && (
                <ButtonLink to={paths.lesson(lessonId)} className="max-sm:w-full">
                  Write on
                </ButtonLink>
              )}
              <ThrowAway onThrown={() => throwAway(lessonId)} />
            </div>
          </section>
        ))}
      {hasThrown && <Told>Your text is thrown away.</Told>}
    </>
  );
}

/** Asks once more: there is no other copy. */
function ThrowAway({ onThrown }: { onThrown: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <Button onClick={() => setIsAsked(true)} className="max-sm:w-full">
        Throw it away
      </Button>
    );
  return (
    <>
      <Told>Throw your text away? It cannot be had back.</Told>
      <Button onClick={() => setIsAsked(false)} className="max-sm:w-full">
        Keep it
      </Button>
      <Button look="quiet" onClick={onThrown} className="max-sm:w-full">
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
