import type { Page } from '@playwright/test';
import type { People, Who } from '../people.ts';

/** A screen, or a state of one, as somebody sees it. */
export type Screen = {
  name: string;
  who: Who;
  path: string | ((links: People['links']) => string);
  /** The name of a heading that is there once the screen is. */
  shown: string | RegExp;
  /** What is done there, as a person would, until it shows what is looked at. */
  act?: (page: Page) => Promise<unknown>;
  /** It can be had but once: seen at the other widths without opening it anew. */
  isOnce?: true;
};

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

export const shows = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();

export const addressOf = ({ path }: Pick<Screen, 'path'>, { links }: Pick<People, 'links'>): string =>
  typeof path === 'string' ? path : path(links);
