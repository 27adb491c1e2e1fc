import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { GAMES } from '../games.ts';
import { GameTile } from './GameTile.tsx';

/** The four games to choose from. */
export function GameMenu({
  headingRef,
  onLeave,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  onLeave: () => void;
}) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-5 page-sm:gap-6">
      <PageTitle>Brain Break Games</PageTitle>
      <header>
        <Button look="quiet" isTight onClick={onLeave} className="-ml-3 text-base">
          <ArrowLeft aria-hidden className="size-5" />
          Back
        </Button>
        <h1 ref={headingRef} tabIndex={-1} className="text-3xl outline-none page-sm:text-4xl">
          Brain Break Games
        </h1>
        <p className="mt-1 text-lg text-soft">
          Breathe out, and play a little. Points here are just for the game.
        </p>
      </header>
      <ul className="grid gap-4 page-sm:grid-cols-2 page-sm:gap-5">
        {GAMES.map((game) => (
          <GameTile key={game} game={game} />
        ))}
      </ul>
    </div>
  );
}
