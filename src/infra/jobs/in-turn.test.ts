import { expect, test } from 'vitest';
import { eachInTurn } from './in-turn.ts';

/** Numbers from 1 to `count`, as a table gives them by its key. */
const upTo = (count: number) => async (last: number | undefined, limit: number) =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => number > (last ?? 0))
    .slice(0, limit);
const gone = () => new Error('Connection terminated unexpectedly');

test.each([0, 1, 499, 500, 501, 1_000, 1_234])('each of %i rows has its turn, once', async (count) => {
  const seen: number[] = [];
  await eachInTurn(upTo(count), async (row) => void seen.push(row));
  expect(seen).toEqual(await upTo(count)(undefined, count));
});

test('rows that fail keep no other waiting, and the first fault is told', async () => {
  const seen: number[] = [];
  const act = async (row: number) => {
    if (row % 400 === 0) throw new Error(`row ${row}`);
    seen.push(row);
  };
  await expect(eachInTurn(upTo(900), act)).rejects.toThrow('row 400');
  expect(seen).toHaveLength(898);
});

test('without a database it gives up soon; one row that took too long is no such thing', async () => {
  let tries = 0;
  const away = async () => {
    tries++;
    throw gone();
  };
  await expect(eachInTurn(upTo(400), away)).rejects.toThrow('Connection terminated');
  expect(tries).toBe(3);
  const seen: number[] = [];
  const slow = async (row: number) => {
    if (row === 1 || row === 2) throw gone();
    seen.push(row);
  };
  await expect(eachInTurn(upTo(10), slow)).rejects.toThrow('Connection terminated');
  expect(seen).toHaveLength(8);
});
