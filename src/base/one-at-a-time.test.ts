import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('acts of one key take turns, whatever becomes of the one before', async () => {
  const inTurn = oneAtATime();
  const told: string[] = [];
  const act = (name: string, fails: boolean) => async () => {
    told.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    told.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const acts = ['one', 'two', 'three'].map((name) => inTurn('mira', act(name, name === 'two')));
  expect(await Promise.allSettled(acts)).toMatchObject([
    { value: 'one' },
    { reason: new Error('two') },
    { value: 'three' },
  ]);
  expect(told).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('acts of other keys do not wait', async () => {
  const inTurn = oneAtATime();
  let open = () => {};
  const held = inTurn('mira', () => new Promise<void>((resolve) => (open = resolve)));
  expect(await inTurn('leo', async () => 'done')).toBe('done');
  open();
  await held;
});
