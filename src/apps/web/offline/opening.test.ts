import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayTakeOver, serverOrKept } from './opening.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = async () => 'the kept app';

test('a page that comes is shown', async () => {
  expect(await serverOrKept(Promise.resolve('page'), kept)).toBe('page');
});

test('without a network the kept app opens at once', async () => {
  expect(await serverOrKept(Promise.reject(new TypeError('Failed to fetch')), kept)).toBe('the kept app');
});

test('on a line that hangs the kept app opens after 4 seconds', async () => {
  const opened = vi.fn();
  void serverOrKept(new Promise<string>(() => {}), kept).then(opened);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledExactlyOnceWith('the kept app');
});

test('a newer version takes over from one page of its own alone', () => {
  expect(mayTakeOver(true, 1)).toBe(true);
  expect(mayTakeOver(true, 2)).toBe(false);
  expect(mayTakeOver(false, 1)).toBe(false);
});
