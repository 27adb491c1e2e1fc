import { tellBirthday } from '../../../e2e/people.ts';
import { press, shows, type Screen } from './screen.ts';

const visitor = 'visitor';

/** What everybody may see, the way in, and what a parent opens from a letter. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing', who: visitor, path: '/', shown: 'Learning Made Fun!' },
  { name: 'about', who: visitor, path: '/about', shown: 'About Brightling' },
  {
    name: 'help, a question open',
    who: visitor,
    path: '/help',
    shown: 'Help Center',
    act: (page) => page.locator('summary').first().click(),
  },
  { name: 'contact', who: visitor, path: '/contact', shown: 'Contact Us' },
  {
    name: 'contact, nothing filled in',
    who: visitor,
    path: '/contact',
    shown: 'Contact Us',
    act: (page) => press(page, 'Send Message'),
  },
  { name: 'privacy', who: visitor, path: '/privacy', shown: 'Privacy Policy' },
  { name: 'terms', who: visitor, path: '/terms', shown: 'Terms of Service' },
  { name: 'configuration help', who: visitor, path: '/debug', shown: 'Sign-in Configuration' },
  { name: '404', who: visitor, path: '/nothing-here', shown: /404|not found/i },
  { name: '404 of a shared picture', who: visitor, path: `/share/${'A'.repeat(22)}`, shown: /404/ },
  { name: 'stopping the weekly letter', who: visitor, path: '/digest/stop?token=none', shown: /./ },
  { name: 'sign-in', who: visitor, path: '/api/auth/login', shown: 'Sign in' },
  {
    name: 'sign-in, wrong password',
    who: visitor,
    path: '/api/auth/login',
    shown: 'Sign in',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@people.bench');
      await page.getByLabel('Password').fill('not the password');
      await press(page, 'Sign in');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a new account',
    who: visitor,
    path: '/api/auth/login',
    shown: 'Sign in',
    act: async (page) => {
      await page.getByRole('link', { name: 'Create an account' }).click();
      await shows(page, 'Create an account');
    },
  },
  { name: 'birthday', who: 'nameless', path: '/', shown: 'When is your birthday?' },
  {
    name: 'birthday, none told',
    who: 'nameless',
    path: '/',
    shown: 'When is your birthday?',
    act: (page) => press(page, 'Continue'),
  },
  {
    name: "a parent's address",
    who: 'nameless',
    path: '/',
    shown: 'When is your birthday?',
    act: async (page) => {
      await tellBirthday(page, '2018-03-01');
      await shows(page, 'A parent comes first');
    },
  },
  { name: 'waiting for a parent', who: 'waiting', path: '/', shown: 'Waiting for permission' },
  { name: 'a parent said no', who: 'denied', path: '/', shown: 'Not this time' },
  { name: 'consent', who: visitor, path: ({ consent }) => consent, shown: /Lio/ },
  {
    name: 'consent that is not there',
    who: visitor,
    path: '/?page=parental-consent&token=none',
    shown: 'Request Not Found',
  },
  { name: 'portal, asking for a link', who: visitor, path: '/?page=parent-data-management', shown: /./ },
  {
    name: 'portal, nothing filled in',
    who: visitor,
    path: '/?page=parent-data-management',
    shown: /./,
    act: (page) => press(page, 'Mail me the link'),
  },
  { name: 'portal, behind the link', who: visitor, path: ({ portal }) => portal, shown: /./ },
  {
    name: 'portal, deleting',
    who: visitor,
    path: ({ portal }) => portal,
    shown: /./,
    isOnce: true,
    act: async (page) => {
      await press(page, "Open my child's data");
      await shows(page, "Lio's data");
      await page.getByRole('tab', { name: 'Privacy' }).click();
      await press(page, 'Delete account');
    },
  },
];
