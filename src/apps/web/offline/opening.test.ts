import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayTakeOver, serverOrKept } from './opening.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Opened = { name: string; status: number };

const keptApp: Opened = { name: 'the kept app', status: 200 };
const kept = async () => keptApp;
const answered = (status: number): Opened => ({ name: 'the answer', status });

test.each([200, 304, 404, 500, 0])('a page that comes is shown, with status %i', async (status) => {
  const page = answered(status);
  expect(await serverOrKept(Promise.resolve(page), kept)).toBe(page);
});

test.each([502, 503, 504])(
  'a %i of a proxy, whose server starts anew, opens the kept app',
  async (status) => {
    expect(await serverOrKept(Promise.resolve(answered(status)), kept)).toBe(keptApp);
  },
);

test('where no app is kept what the proxy says is shown', async () => {
  const page = answered(502);
  expect(await serverOrKept(Promise.resolve(page), () => Promise.reject(new Error('nothing kept')))).toBe(
    page,
  );
});

test('without a network the kept app opens at once', async () => {
  expect(await serverOrKept(Promise.reject(new TypeError('Failed to fetch')), kept)).toBe(keptApp);
});

test('on a line that hangs the kept app opens after 4 seconds', async () => {
  const opened = vi.fn();
  void serverOrKept(new Promise<Opened>(() => {}), kept).then(opened);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledExactlyOnceWith(keptApp);
});

test('a newer version takes over from one page of its own alone', () => {
  expect(mayTakeOver(true, 1)).toBe(true);
  expect(mayTakeOver(true, 2)).toBe(false);
  expect(mayTakeOver(false, 1)).toBe(false);
});
