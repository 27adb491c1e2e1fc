import { useEffect, useRef, type ReactNode } from 'react';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { playSound } from '../../../kit/sounds.ts';
import { Card } from '../../../kit/ui/Card.tsx';

/** A game has come to its end: what was done, and what can be done next. Its heading takes the focus. */
export function GameEnd({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not the button: a press that was meant for the game would start it anew.
    heading.current?.focus();
    playSound('celebrate');
  }, []);
  return (
    <Card className="mx-auto flex w-full max-w-xl flex-col items-center gap-3 bg-glow-tint text-center">
      <Glim pose="cheering" className="w-36 sm:w-44" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h2>
      <p className="max-w-[40ch] text-lg">{text}</p>
      {children}
    </Card>
  );
}
