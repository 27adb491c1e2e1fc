import { useEffect, useState } from 'react';
import { playSound } from '../../../../kit/sounds.ts';
import { addSentence, isStoryComplete, newStory, SENTENCE_POINTS } from '../../rules/story-builder.ts';
import { GameFrame } from '../GameFrame.tsx';
import { GameNews } from '../GameNews.tsx';
import type { GameProps } from '../Games.tsx';
import { useChance } from '../useChance.ts';
import { useNews } from '../useNews.ts';
import { PromptCard } from './PromptCard.tsx';
import { StoryComplete } from './StoryComplete.tsx';
import { StoryPage } from './StoryPage.tsx';

const CLOSE_MS = 2_000;

/** Five questions, each answered by a sentence: a story of one's own. It stays on this page and goes nowhere. */
export function StoryBuilderGame(props: GameProps) {
  const random = useChance();
  const [held, setHeld] = useState(() => newStory(random));
  const [isClosed, setClosed] = useState(false);
  const [isAnother, setAnother] = useState(false);
  const [news, tell] = useNews();
  const isComplete = isStoryComplete(held);
  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(() => setClosed(true), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isComplete]);

  const add = (sentence: string) => {
    const next = addSentence(held, sentence);
    setHeld(next);
    if (isStoryComplete(next)) return;
    playSound('right');
    const prompt = next.prompts[next.promptIndex] ?? '';
    tell({ tone: 'good', title: `${SENTENCE_POINTS} points.`, said: `Next: ${prompt}` });
  };
  const restart = () => {
    setHeld(newStory(random, held));
    setClosed(false);
    setAnother(true);
    tell();
  };

  return (
    <GameFrame {...props} game="story-builder" score={held.score}>
      {isComplete ? (
        <StoryComplete held={held} isClosed={isClosed} onRestart={restart} />
      ) : (
        <>
          <PromptCard held={held} takesFocus={isAnother} onAdd={add} />
          {held.story.length > 0 && <StoryPage sentences={held.story} />}
          <GameNews news={news} />
        </>
      )}
    </GameFrame>
  );
}
