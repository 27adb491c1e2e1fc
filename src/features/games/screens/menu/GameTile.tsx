import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Art } from '../../../../kit/glim/Art.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { GAME_WORDS, type GameName } from '../games.ts';
import { OPENED_FROM_MENU } from '../useGameAddress.ts';
import { Evening } from './Evening.tsx';
import { LanternString } from './LanternString.tsx';
import { LitWindows } from './LitWindows.tsx';
import { OpenBook } from './OpenBook.tsx';
import { RacingLights } from './RacingLights.tsx';

const PICTURES: Record<GameName, ComponentType> = {
  'word-puzzle': LanternString,
  'math-race': RacingLights,
  'story-builder': OpenBook,
  'memory-match': LitWindows,
};

/** The way into a game. All of the tile is its link. */
export function GameTile({ game }: { game: GameName }) {
  const { title, invitation, colors } = GAME_WORDS[game];
  const Picture = PICTURES[game];
  return (
    <li
      className={`${CARD} ${colors} relative flex overflow-hidden big-text:flex-col transition-[translate] duration-150 hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus motion-safe:hover:-translate-y-1 page-sm:flex-col`}
    >
      <Art
        viewBox="0 0 320 160"
        fit="xMidYMid slice"
        className="w-[max(calc(var(--spacing)*32),36%)] shrink-0 self-stretch bg-subject-tint big-text:aspect-2/1 big-text:w-full page-sm:aspect-2/1 page-sm:w-full"
      >
        <Evening />
        <Picture />
      </Art>
      <div className="flex min-w-0 flex-col justify-center px-4 py-4 page-sm:px-5">
        <h2 className="text-xl page-sm:text-2xl">
          <Link
            to={{ search: `?game=${game}` }}
            state={OPENED_FROM_MENU}
            className="outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="text-soft">{invitation}</p>
      </div>
    </li>
  );
}
