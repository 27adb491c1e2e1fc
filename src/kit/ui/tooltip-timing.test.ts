import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeNow, openNow, openSoon } from './tooltip-timing.ts';

/** A tooltip as the screen has it. */
function tip() {
  const state = {
    isOpen: false,
    open: () => void (state.isOpen = true),
    close: () => void (state.isOpen = false),
  };
  return state;
}

let one = tip();
let other = tip();
beforeEach(() => {
  vi.useFakeTimers();
  one = tip();
  other = tip();
});
afterEach(() => {
  for (const each of [one, other]) closeNow(each.close);
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
});

test('the first opens after 700 ms', () => {
  openSoon(one.open, one.close);
  vi.advanceTimersByTime(699);
  expect(one.isOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(one.isOpen).toBe(true);
});

test('what is left or used before opens never', () => {
  openSoon(one.open, one.close);
  vi.advanceTimersByTime(500);
  closeNow(one.close);
  vi.advanceTimersByTime(5_000);
  expect(one.isOpen).toBe(false);
});

test('within 300 ms of a closed one the next opens at once, later it waits again', () => {
  openNow(one.open, one.close);
  closeNow(one.close);
  vi.advanceTimersByTime(299);
  openSoon(other.open, other.close);
  expect(other.isOpen).toBe(true);
  closeNow(other.close);
  vi.advanceTimersByTime(300);
  openSoon(one.open, one.close);
  expect(one.isOpen).toBe(false);
});

test('one is open at a time', () => {
  openNow(one.open, one.close);
  openSoon(other.open, other.close);
  expect([one.isOpen, other.isOpen]).toEqual([false, true]);
  closeNow(one.close);
  expect(other.isOpen).toBe(true);
});
