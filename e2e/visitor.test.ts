import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';

test('a visitor sees what this is, and nothing comes from another host', async ({ page }) => {
  const hosts = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Made Fun!' })).toBeVisible();
  for (const point of ['Safe & Secure Learning', 'Progress Tracking', 'Adaptive Learning']) {
    await expect(page.getByText(point)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Join Now' })).toBeVisible();
  await expectAccessible(page);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  // The current-user call's 401 is how a visitor is known.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('an address that is not there is a 404', async ({ page }) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible(page);
});

test('the privacy policy that parents are asked to read is there for everybody', async ({ page }) => {
  const response = await page.goto('/privacy');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByText('Last updated September 10, 2025', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('a protected page leads to sign-in and back to itself', async ({ page }) => {
  await page.goto('/badges');
  await expect(page).toHaveURL(/\/idp\//);
  await page.getByRole('button', { name: /Theo/ }).click();
  await expect(page).toHaveURL('/badges');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('signing in works without script, and its pages are accessible', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/api/auth/login?returnTo=/badges');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('E-mail').fill('nobody@family.test');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@family.test');
  await context.close();
});
