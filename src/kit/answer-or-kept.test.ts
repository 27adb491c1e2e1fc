import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOrKept } from './answer-or-kept.ts';
import { CallError } from './call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NO_NETWORK = new TypeError('Failed to fetch');
const nothing = async () => undefined;
const old = async () => 'old';

test('an answer that comes is taken, and nothing is read', async () => {
  const kept = vi.fn(old);
  expect(await answerOrKept(Promise.resolve('new'), kept, () => {})).toBe('new');
  expect(kept).not.toHaveBeenCalled();
});

test('without a network the kept answer serves, and where none is kept the failure is told', async () => {
  expect(await answerOrKept(Promise.reject(NO_NETWORK), old, () => {})).toBe('old');
  await expect(answerOrKept(Promise.reject(NO_NETWORK), nothing, () => {})).rejects.toBe(NO_NETWORK);
});

test('a refusal is never hidden behind what is kept', async () => {
  const refusal = new CallError(403, 'Forbidden', '{}');
  await expect(answerOrKept(Promise.reject(refusal), old, () => {})).rejects.toBe(refusal);
});

test('where no answer comes for long the kept one serves until it does', async () => {
  const slow = Promise.withResolvers<string>();
  const late = vi.fn();
  const given = answerOrKept(slow.promise, old, late);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await given).toBe('old');
  slow.resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledExactlyOnceWith('new');
});

test('where nothing is kept a slow answer is waited for', async () => {
  const slow = Promise.withResolvers<string>();
  const given = answerOrKept(slow.promise, nothing, () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  slow.resolve('new');
  expect(await given).toBe('new');
});
