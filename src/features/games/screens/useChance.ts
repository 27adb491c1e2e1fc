import { useState } from 'react';
import { randomFrom, type Random } from '../../../base/random.ts';

/** A source of chance for one sitting at a game. */
export function useChance(): Random {
  const [random] = useState(() => randomFrom(`${Date.now()} ${Math.random()}`));
  return random;
}
