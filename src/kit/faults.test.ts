import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call.ts';
import { reportFault, watchFaults, type Fault } from './faults.ts';

const HERE = 'https://learn.school.test';

/** An error as it comes from a built file of ours. */
function errorAt(place: string, message = 'Mira Okafor is not defined'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${HERE}/assets/${place})`;
  return error;
}

class Happened extends Event {
  readonly error: unknown;
  readonly reason: unknown;
  constructor(type: string, thrown: unknown) {
    super(type);
    this.error = thrown;
    this.reason = thrown;
  }
}

let page = new EventTarget();
let faults: Fault[] = [];
beforeEach(() => {
  vi.stubGlobal('location', { origin: HERE });
  vi.stubGlobal('document', { scripts: [{ src: `${HERE}/assets/index-a_b-C9x8.js` }] });
  page = new EventTarget();
  faults = [];
  watchFaults(async (fault) => {
    faults.push(fault);
    return `number ${faults.length}`;
  }, page);
});
afterEach(() => void vi.unstubAllGlobals());

test('a fault is told without its words, and its number comes back', async () => {
  expect(await reportFault(errorAt('Dashboard-B1c2D3e4.js:1:2'))).toBe('number 1');
  expect(faults).toEqual([
    { name: 'TypeError', at: ['assets/Dashboard-B1c2D3e4.js:1:2'], release: 'a_b-C9x8' },
  ]);
  expect(JSON.stringify(faults)).not.toContain('Mira');
});

test('the same fault is told once, and its number known to all who meet it', async () => {
  const numbers = [1, 2, 3].map(() => reportFault(errorAt('Dashboard-B1c2D3e4.js:1:2')));
  expect(await Promise.all(numbers)).toEqual(['number 1', 'number 1', 'number 1']);
  expect(faults).toHaveLength(1);
});

test('a page tells of five faults at most', async () => {
  const numbers = Array.from({ length: 8 }, (_, line) => reportFault(errorAt(`List-B1c2D3e4.js:${line}:1`)));
  expect((await Promise.all(numbers)).filter(Boolean)).toHaveLength(5);
  expect(faults).toHaveLength(5);
});

test('a report that fails is dropped', async () => {
  let tries = 0;
  watchFaults(async () => {
    tries += 1;
    throw new CallError(429, '', '');
  }, page);
  expect(await reportFault(errorAt('List-B1c2D3e4.js:1:1'))).toBeUndefined();
  expect(await reportFault(errorAt('List-B1c2D3e4.js:1:1'))).toBeUndefined();
  expect(tries).toBe(1);
});

test('what escapes every screen is told too, others’ code is not', () => {
  page.dispatchEvent(new Happened('error', errorAt('List-B1c2D3e4.js:1:1')));
  page.dispatchEvent(new Happened('unhandledrejection', errorAt('List-B1c2D3e4.js:2:2')));
  expect(faults).toHaveLength(2);
  const extension = new Error('x');
  extension.stack = 'Error: x\n    at chrome-extension://abcdefgh/content.js:1:1';
  for (const thrown of [extension, undefined, 'text', { name: 'Mira' }]) {
    page.dispatchEvent(new Happened('error', thrown));
    page.dispatchEvent(new Happened('unhandledrejection', thrown));
  }
  expect(faults).toHaveLength(2);
});

test('answers of the server, a lost network and a missing part are no faults', async () => {
  const given = Object.assign(errorAt('List-B1c2D3e4.js:1:1'), { name: 'AbortError' });
  for (const error of [
    new CallError(500, '', ''),
    errorAt('call-B1c2D3e4.js:1:1', 'Failed to fetch'),
    errorAt('routes-B1c2D3e4.js:1:1', `Failed to fetch dynamically imported module: ${HERE}/assets/x.js`),
    given,
    'a word',
    undefined,
  ])
    expect(await reportFault(error)).toBeUndefined();
  expect(faults).toEqual([]);
});
