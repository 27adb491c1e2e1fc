import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query.ts';

const DAY_MS = 86_400_000;

const ask = vi.fn<() => Promise<string>>();
const stops: (() => void)[] = [];

/** A screen that shows the answer for as long as the test lasts. */
function show(more: { staleTime?: number } = {}) {
  const observer = new QueryObserver(queryClient, { queryKey: ['/api/asked'], queryFn: ask, ...more });
  stops.push(observer.subscribe(() => {}));
  return observer;
}

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue('an answer');
  // Without a window it would take this for a server, which never asks again by itself.
  environmentManager.setIsServer(() => false);
  queryClient.mount();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.unmount();
  queryClient.clear();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => typeof window === 'undefined');
  vi.useRealTimers();
});

test('what failed is not asked for again by itself', async () => {
  ask.mockRejectedValue(new Error('no answer'));
  const screen = show();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(screen.getCurrentResult().status).toBe('error');
  expect(ask).toHaveBeenCalledOnce();
});

test('an answer holds: time passes, and another screen shows it too', async () => {
  show();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  const other = show();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(other.getCurrentResult()).toMatchObject({ data: 'an answer', isStale: false });
  expect(ask).toHaveBeenCalledOnce();
});

test('coming back to the window asks for nothing, even what is stale', async () => {
  show({ staleTime: 0 });
  await vi.advanceTimersByTimeAsync(1_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledOnce();
});
