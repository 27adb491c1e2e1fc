import { expect, test } from 'vitest';
import { aboutInstallation } from './installation.ts';

test('an installation that uses nobody else says so', () => {
  expect(aboutInstallation({ consentAge: 13 })).toEqual([
    'It runs on the computers of whoever runs it, and on no others.',
  ]);
});

test('who runs it, whom it uses and another age are named', () => {
  expect(
    aboutInstallation({
      operator: 'Sunny Co-op, 1 Main Street, Springfield',
      signInHost: 'accounts.google.com',
      mailHost: 'smtp.example.org',
      filesHost: 's3.eu-central-1.amazonaws.com',
      databaseHost: 'db.example.net',
      consentAge: 16,
    }),
  ).toEqual([
    'This Brightling is run by Sunny Co-op, 1 Main Street, Springfield.',
    'People sign in with accounts.google.com, which learns who signs in here, and when.',
    'Letters go through the mail server smtp.example.org.',
    'Photos and pictures of achievements are stored at s3.eu-central-1.amazonaws.com.',
    'Accounts and all that is learned are kept in a database at db.example.net.',
    'Here a parent has to agree until a child is 16.',
  ]);
});
