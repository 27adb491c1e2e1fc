import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import type { GameProps } from './Games.tsx';
import { GAME_WORDS, type GameName } from './games.ts';

/** The head of every game: the way back, its name, and the points of this sitting. `facts` stand before those. */
export function GameFrame(
  props: GameProps & { game: GameName; score: number; facts?: ReactNode; children: ReactNode },
) {
  const { game, score, facts, headingRef, onBack, children } = props;
  const { title, colors } = GAME_WORDS[game];
  return (
    <div className={`${colors} mx-auto flex w-full max-w-3xl flex-1 flex-col gap-4 sm:gap-5`}>
      <PageTitle>{`${title} · Brain Break Games`}</PageTitle>
      <div>
        <Button look="quiet" isTight onClick={onBack} className="-ml-3 text-base">
          <ArrowLeft aria-hidden className="size-5" />
          Back to Games
        </Button>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 ref={headingRef} tabIndex={-1} className="mr-auto text-3xl outline-none sm:text-4xl">
            {title}
          </h1>
          <div className="flex flex-wrap gap-2">
            {facts}
            <p className="rounded-full border-2 border-glow-edge bg-glow px-4 py-1 font-display text-lg font-medium text-glow-ink tabular-nums">
              Score: {score}
            </p>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

/** A small figure beside the score. */
export function GameFact({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-full border-2 border-line bg-card px-4 py-1 font-display text-lg font-medium tabular-nums">
      {children}
    </p>
  );
}
