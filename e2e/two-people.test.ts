import { expect, test, type Page } from '@playwright/test';
import { answerAll, complete, openFirstLesson } from './lessons.ts';
import { demoPerson, newcomer, signIn } from './people.ts';

/** Somebody else signs in at another tab of the same browser, while the first page still shows who was there. */
async function another(page: Page, name: 'Theo'): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/api/auth/logout');
  await demoPerson(other, name);
  return other;
}

const completionsOf = async (page: Page): Promise<{ lessonId: string }[]> => {
  const { id } = await (await page.request.get('/api/auth/user')).json();
  return (await page.request.get(`/api/users/${id}/completions`)).json();
};

test('when somebody else has signed in at another tab, nothing of the one before stays on the page', async ({
  page,
}) => {
  await page.clock.install();
  await newcomer(page, { firstName: 'Mira' });
  await expect(page.getByRole('button', { name: 'Mira, my menu' })).toBeVisible();

  await another(page, 'Theo');

  // The time after which a page asks again who is here.
  await page.clock.fastForward('05:01');
  await page.getByRole('link', { name: /see my profile/ }).click();
  await expect(page.getByRole('button', { name: 'Theo, my menu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Theo' })).toBeVisible();
  await expect(page.getByText('Mira')).toHaveCount(0);
});

test('a lesson that is finished on a page of the one before waits for that one, and is not the other one’s', async ({
  page,
}) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Mira' });
  const lesson = await openFirstLesson(page, 'math');
  await answerAll(page, lesson);
  const other = await another(page, 'Theo');
  const before = await completionsOf(other);

  await complete(page);
  await expect(page.getByRole('button', { name: 'Theo, my menu' })).toBeVisible();
  expect(await completionsOf(other)).toEqual(before);

  await page.goto('/api/auth/logout');
  await signIn(page, email);
  await expect(page.getByText(`“${lesson.title}” is saved.`, { exact: true })).toBeVisible();
  expect((await completionsOf(page)).map(({ lessonId }) => lessonId)).toEqual([lesson.id]);
});

test('a name that is changed on a page of the one before is not the other one’s', async ({ page }) => {
  await newcomer(page, { firstName: 'Mira' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('Mirabel');
  const other = await another(page, 'Theo');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Theo, my menu' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Theo, my menu' })).toBeVisible();
});

test('each child of a shared browser has their own goal; how it looks is the browser’s', async ({ page }) => {
  const { email } = await newcomer(page, { firstName: 'Mira' });
  const goal = (lessons: string) =>
    page.getByRole('group', { name: 'Daily goal' }).getByRole('radio', { name: lessons, exact: true });
  const html = page.locator('html');
  await page.goto('/settings');
  await goal('10').check();
  await page.getByRole('switch', { name: 'Higher contrast' }).click();

  await page.goto('/api/auth/logout');
  await demoPerson(page, 'Theo');
  await page.goto('/settings');
  await expect(goal('5')).toBeChecked();
  await expect(html).toHaveAttribute('data-contrast', 'higher');

  await page.goto('/api/auth/logout');
  await signIn(page, email);
  await page.goto('/settings');
  await expect(goal('10')).toBeChecked();
});
