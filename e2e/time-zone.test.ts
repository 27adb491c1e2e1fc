import { expect, test } from '@playwright/test';
import { newcomer, withDatabase } from './people.ts';

test('who has travelled reads the zone they are in on the first page, which asks before a script could say it', async ({
  page,
}) => {
  await newcomer(page);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await withDatabase((client) =>
    client.query("update users set time_zone = 'Asia/Tokyo', time_zone_changed_at = 'epoch' where id = $1", [
      id,
    ]),
  );

  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/user') asked.push(request.headers()['x-time-zone']);
  });
  await page.goto('/profile');
  await expect(page.getByText('Europe/Berlin')).toBeVisible();
  expect(asked).toEqual([undefined, 'Europe/Berlin']);

  // At home the page's own question is the only one.
  asked.length = 0;
  await page.reload();
  await expect(page.getByText('Europe/Berlin')).toBeVisible();
  expect(asked).toEqual([undefined]);
});
