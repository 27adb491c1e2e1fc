import { expect, test } from '@playwright/test';
import { demoPerson, newcomer } from './people.ts';

test('when somebody else has signed in at another tab, nothing of the one before stays on the page', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await newcomer(page, { firstName: 'Mira' });
  await expect(page.getByRole('button', { name: 'Mira, my menu' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/api/auth/logout');
  await demoPerson(other, 'Theo');

  // The time after which a page asks again who is here.
  await page.clock.fastForward('05:01');
  await page.getByRole('link', { name: /see my profile/ }).click();
  await expect(page.getByRole('button', { name: 'Theo, my menu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Theo' })).toBeVisible();
  await expect(page.getByText('Mira')).toHaveCount(0);
});
