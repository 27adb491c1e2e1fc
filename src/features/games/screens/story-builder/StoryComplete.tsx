import { useEffect, useRef } from 'react';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { playSound } from '../../../../kit/sounds.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import type { StoryInHand } from '../../rules/story-builder.ts';
import { StoryPage } from './StoryPage.tsx';

/**
 * The last sentence is written: a cheer, and after it the story on its page. The heading stands through both and has
 * the focus, so that reading goes on with the story.
 */
export function StoryComplete(props: { held: StoryInHand; isClosed: boolean; onRestart: () => void }) {
  const { held, isClosed, onRestart } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    playSound('celebrate');
  }, []);
  return (
    <Card className="flex flex-col items-center gap-4 bg-glow-tint text-center">
      {!isClosed && <Glim pose="cheering" className="w-44 sm:w-52" />}
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Story Complete
      </h2>
      {isClosed ? (
        <>
          <StoryPage sentences={held.story} />
          <Button look="glow" onClick={onRestart}>
            Create New Story
          </Button>
        </>
      ) : (
        <p className="text-lg">Five sentences, {held.score} points. Here comes your page!</p>
      )}
    </Card>
  );
}
