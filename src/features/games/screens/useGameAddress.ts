import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { GAMES, type GameName } from './games.ts';

/** What a link into a game leaves in the history, so that its way back is one step back. */
export const OPENED_FROM_MENU = { gameOpenedFromMenu: true };

type GameAddress = {
  /** The game that the address names; the menu otherwise. */
  game: GameName | undefined;
  /** From a game to the menu. */
  toMenu(): void;
  /** From the menu to where the child came from. */
  leave(): void;
};

/** The game in the address: the browser's Back leads from a game to the menu, and from the menu out. */
export function useGameAddress(): GameAddress {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const named = new URLSearchParams(search).get('game');
  return {
    game: GAMES.find((name) => name === named),
    toMenu() {
      if (wasOpenedFromMenu(state)) void navigate(-1);
      else void navigate(paths.games, { replace: true });
    },
    leave() {
      if (hasPageBefore()) void navigate(-1);
      else void navigate(paths.home);
    },
  };
}

function wasOpenedFromMenu(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'gameOpenedFromMenu' in state &&
    state.gameOpenedFromMenu === true
  );
}

/** Whether a page of ours lies before this one: the router numbers them from 0. */
function hasPageBefore(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}
