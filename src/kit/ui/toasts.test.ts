import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DISPLAY_MS, REMOVAL_DELAY_MS } from './shown-toast.ts';
import { dismissToast, presentToast, toast } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a newer toast takes the place of the older one', () => {
  toast('Copied!');
  toast('Error', 'Failed to create family: Too long.', 'problem');
  expect(presentToast()).toMatchObject({ title: 'Error', tone: 'problem', isOpen: true });
});

test('a dismissed toast is removed 1,000,000 ms later', () => {
  toast('Copied!');
  dismissToast();
  expect(presentToast()).toMatchObject({ title: 'Copied!', isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(presentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(presentToast()).toBeUndefined();
  expect([DISPLAY_MS, REMOVAL_DELAY_MS]).toEqual([5_000, 1_000_000]);
});

test('the removal of one leaves a newer one alone', () => {
  toast('Copied!');
  dismissToast();
  vi.advanceTimersByTime(999_999);
  toast('Left Family');
  vi.advanceTimersByTime(1_000_000);
  expect(presentToast()).toMatchObject({ title: 'Left Family', isOpen: true });
});

test('dismissing twice begins nothing anew', () => {
  toast('Copied!');
  dismissToast();
  vi.advanceTimersByTime(600_000);
  dismissToast();
  vi.advanceTimersByTime(400_000);
  expect(presentToast()).toBeUndefined();
});
