import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { BORN_8_YEARS_AGO, anotherBrowser, newAccount, tellBirthday } from './people.ts';

export const parentAddress = () => `${randomUUID()}@parents.test`;

/** A child of 8 asks a parent, up to the waiting screen. */
export async function askParent(
  page: Page,
  parentEmail: string,
  firstName = 'Lio',
): Promise<{ email: string }> {
  const account = await newAccount(page, { firstName });
  await tellBirthday(page, BORN_8_YEARS_AGO);
  await expect(page.getByRole('heading', { level: 1, name: 'A parent comes first' })).toBeVisible();
  await writeToParent(page, parentEmail);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for permission' })).toBeVisible();
  return account;
}

export async function writeToParent(page: Page, parentEmail: string): Promise<void> {
  await page.getByLabel('Your parent or guardian’s email address').fill(parentEmail);
  await page.getByRole('button', { name: 'Send Request' }).click();
}

/** The waiting page looks whether the child is let in. It also does so by itself, and may just have. */
export async function lookAgain(page: Page, firstName: string): Promise<void> {
  const greeting = page.getByRole('heading', { level: 1 }).filter({ hasText: firstName });
  await page.getByRole('button', { name: 'Look again' }).or(greeting).click();
  await expect(greeting).toBeVisible();
}

/** A mailed link, opened on a device of the parent's own. */
export async function openMail(browser: Browser, link: string): Promise<Page> {
  const page = await anotherBrowser(browser);
  await page.goto(link);
  return page;
}

/** Asks for a portal link through the form. */
export async function askForPortalLink(
  page: Page,
  { childId, parentEmail }: { childId: string; parentEmail: string },
): Promise<void> {
  await page.goto('/?page=parent-data-management');
  await page.getByLabel("Child's user ID").fill(childId);
  await page.getByLabel('Parent email').fill(parentEmail);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
}
