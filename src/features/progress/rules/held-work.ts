import type { Lesson } from '../../lessons/contract.ts';
import { played, type PlayerAction, type PlayerState } from './player.ts';

/*
 * One lesson may be open in several tabs of a browser. Each keeps only what has been changed in it, and shows what
 * another has kept as long as it has nothing of its own that is not kept yet: so the last change is what is kept, and
 * what all of them show.
 */

/** What the browser keeps of the lesson, as far as a tab knows. */
export type KnownWork = {
  state: PlayerState;
  withEssay: boolean;
  /** When it was kept; undefined: nothing has been. */
  at: number | undefined;
};

/** A lesson in a tab: as it stands there, and what is kept of it. */
export type HeldWork = { state: PlayerState; known: KnownWork };

export type HeldChange =
  | PlayerAction
  /** This tab has kept its work. */
  | { type: 'kept'; known: KnownWork }
  /** Another tab has. */
  | { type: 'take_over'; known: KnownWork };

export function heldAfter(lesson: Lesson, held: HeldWork, change: HeldChange): HeldWork {
  switch (change.type) {
    case 'kept':
      return { ...held, known: change.known };
    case 'take_over':
      return isAllKept(held) ? { state: change.known.state, known: change.known } : held;
    default: {
      const state = played(lesson, held.state, change);
      return state === held.state ? held : { ...held, state };
    }
  }
}

/** Whether nothing was changed in this tab since its work was last kept, or taken from what another tab kept. */
export const isAllKept = ({ state, known }: HeldWork): boolean => state === known.state;
