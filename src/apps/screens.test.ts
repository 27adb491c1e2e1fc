import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { SCREENS as TOLD, screenOf } from '../features/info/rules/fault.ts';
import { PUBLIC_PAGES } from '../features/info/rules/public-pages.ts';
import { SCREENS } from './screens.ts';
import { routes } from './web/routes.tsx';

/** The addresses that the app draws; `*` where it says that there is nothing. */
const addressesOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addressesOf(children)]);

/** The start page is both a public one and a screen. */
const served = [...new Set([...SCREENS, ...PUBLIC_PAGES].map(({ path }) => path))];

test('the server knows every screen that the app draws, and no other', () => {
  expect([...served, '*'].toSorted()).toEqual(addressesOf(routes).toSorted());
});

test.each(served)('a fault at %s is told with its screen', (path) => {
  expect(screenOf(path)).toBe(path);
});

test('no fault is told of a screen that is gone', () => {
  expect(TOLD.filter((screen) => screen !== '*').toSorted()).toEqual(served.toSorted());
});
