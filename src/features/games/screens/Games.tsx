import { useEffect, useRef, type ComponentType, type Ref } from 'react';
import { Loading } from '../../../kit/ui/states.tsx';
import { useSession } from '../../accounts/screens/session.ts';
import { useMyControls } from '../../progress/screens/useMyControls.ts';
import { AccessRequired } from './AccessRequired.tsx';
import { GamesClosed } from './GamesClosed.tsx';
import type { GameName } from './games.ts';
import { MathRaceGame } from './math-race/MathRaceGame.tsx';
import { MemoryMatchGame } from './memory-match/MemoryMatchGame.tsx';
import { GameMenu } from './menu/GameMenu.tsx';
import { StoryBuilderGame } from './story-builder/StoryBuilderGame.tsx';
import { useGameAddress } from './useGameAddress.ts';
import { WordPuzzleGame } from './word-puzzle/WordPuzzleGame.tsx';

/** What every game gets: its heading, which takes the focus on arrival, and the way back to the menu. */
export type GameProps = { headingRef: Ref<HTMLHeadingElement>; onBack: () => void };

const PLAYED: Record<GameName, ComponentType<GameProps>> = {
  'word-puzzle': WordPuzzleGame,
  'math-race': MathRaceGame,
  'story-builder': StoryBuilderGame,
  'memory-match': MemoryMatchGame,
};

/** Brain Break Games: the menu, or the game that the address names. */
export function Games() {
  const session = useSession();
  if (session.state === 'loading') return <Loading />;
  return session.state === 'signed-in' ? <OpenGames /> : <AccessRequired />;
}

function OpenGames() {
  const { game, toMenu, leave } = useGameAddress();
  const { controls, isWaiting } = useMyControls();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(game);
  useEffect(() => {
    if (shown.current === game) return;
    shown.current = game;
    heading.current?.focus();
  }, [game]);

  if (isWaiting) return <Loading text="Loading games..." />;
  if (!controls.gamesAllowed) return <GamesClosed why="parent" />;
  if (controls.isEnoughForToday) return <GamesClosed why="enough" />;
  // A game that is left is gone, its score with it.
  if (!game) return <GameMenu headingRef={heading} onLeave={leave} />;
  const Played = PLAYED[game];
  return <Played headingRef={heading} onBack={toMenu} />;
}
