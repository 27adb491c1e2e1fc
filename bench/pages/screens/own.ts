import type { Page } from '@playwright/test';
import type { Who } from '../people.ts';
import { press, shows, type Screen } from './screen.ts';

const inGame = (name: string, title: string, act?: Screen['act']): Screen => ({
  name: `game, ${title}`,
  who: 'fresh',
  path: `/games?game=${name}`,
  shown: title,
  act,
});

const dialog = (name: string, who: Who, words: string): Screen => ({
  name: `dialog ${name}, ${words}`,
  who,
  path: `/?dialog=${name}`,
  shown: /./,
  act: (page) => page.getByRole('dialog').getByRole('heading').first().waitFor(),
});

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click();

/** What is a learner's or a parent's own: the start page, badges, profile, settings, games, dialogs and reports. */
export const OWN_SCREENS: readonly Screen[] = [
  { name: 'dashboard, nothing done', who: 'fresh', path: '/', shown: /Mira/ },
  { name: 'dashboard, three lessons done', who: 'learner', path: '/', shown: /Amara/ },
  { name: 'dashboard after weeks', who: 'theo', path: '/', shown: /Theo/ },
  { name: 'dashboard of a child with a parent', who: 'ada', path: '/', shown: /Ada/ },
  {
    name: 'dashboard without a network',
    who: 'theo',
    path: '/',
    shown: /Theo/,
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  {
    name: 'menu',
    who: 'theo',
    path: '/',
    shown: /Theo/,
    act: async (page) => {
      await press(page, /my menu/);
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'badges, none', who: 'fresh', path: '/badges', shown: /./ },
  { name: 'badges after weeks', who: 'theo', path: '/badges', shown: /./ },
  { name: 'profile', who: 'theo', path: '/profile', shown: 'My Profile' },
  {
    name: 'profile, editing',
    who: 'fresh',
    path: '/profile',
    shown: 'My Profile',
    act: async (page) => {
      await press(page, 'Edit Profile');
      await page.getByLabel('First name').fill('  ');
      await press(page, 'Save Changes');
    },
  },
  { name: 'settings', who: 'fresh', path: '/settings', shown: 'Settings' },
  { name: 'settings of a child with a parent', who: 'ada', path: '/settings', shown: 'Settings' },
  {
    name: 'settings, a toast',
    who: 'fresh',
    path: '/settings',
    shown: 'Settings',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Sound effects' }).click();
      await page.getByText('Settings Saved', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'settings, closing the account',
    who: 'fresh',
    path: '/settings',
    shown: 'Settings',
    act: (page) => press(page, 'Close account'),
  },
  { name: 'games', who: 'fresh', path: '/games', shown: 'Brain Break Games' },
  { name: 'games put away', who: 'rested', path: '/games', shown: 'The games are resting' },
  inGame('word-puzzle', 'Word Puzzle'),
  inGame('word-puzzle', 'Word Puzzle', async (page) => {
    await page.getByLabel('Your guess').fill('zz');
    await press(page, 'Check');
    await press(page, /^Hint/);
  }),
  inGame('math-race', 'Math Race'),
  inGame('math-race', 'Math Race', (page) => press(page, 'Start')),
  inGame('story-builder', 'Story Builder'),
  inGame('story-builder', 'Story Builder', async (page) => {
    for (let count = 1; count <= 5; count++) {
      await page.getByLabel('Your sentence').fill(`Sentence ${count}.`);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('region', { name: 'Your story' }).waitFor();
  }),
  inGame('memory-match', 'Memory Match'),
  inGame('memory-match', 'Memory Match', async (page) => {
    await press(page, 'Card 1, face down');
    await press(page, 'Card 2, face down');
  }),
  dialog('family', 'fresh', 'no family yet'),
  {
    name: 'dialog family, creating one',
    who: 'fresh',
    path: '/?dialog=family',
    shown: /./,
    act: (page) => inDialog(page, 'Create Family'),
  },
  {
    name: 'dialog family, joining one',
    who: 'fresh',
    path: '/?dialog=family',
    shown: /./,
    act: (page) => inDialog(page, 'Join Family'),
  },
  dialog('family', 'member', 'a board'),
  dialog('invite-friends', 'fresh', 'no family yet'),
  dialog('invite-friends', 'member', 'rewards'),
  dialog('use-code', 'fresh', 'the form'),
  dialog('share', 'fresh', 'nothing reached yet'),
  dialog('share', 'theo', 'choices'),
  {
    name: 'dialog share, the picture',
    who: 'theo',
    path: '/?dialog=share',
    shown: /./,
    act: async (page) => {
      await inDialog(page, 'Create Shareable Graphic');
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  { name: 'parent dashboard, no child', who: 'adult', path: '/parent-dashboard', shown: /./ },
  { name: 'parent dashboard', who: 'robin', path: '/parent-dashboard', shown: 'Recent activity' },
  {
    name: 'parent dashboard, rules and settings',
    who: 'robin',
    path: '/parent-dashboard',
    shown: 'Recent activity',
    act: async (page) => {
      await page.getByText('Rules and settings').click();
      await page.getByRole('switch', { name: 'Sharing' }).waitFor();
    },
  },
  { name: 'detailed report', who: 'robin', path: '/detailed-report', shown: 'Detailed Learning Report' },
  {
    name: 'a page that is not there, signed in',
    who: 'fresh',
    path: '/nothing-here',
    shown: /404|not found/i,
    act: (page) => shows(page, /./),
  },
];
