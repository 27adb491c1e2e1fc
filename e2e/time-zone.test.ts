import { expect, test } from '@playwright/test';
import { newcomer, withDatabase } from './people.ts';
import { ZONE } from './zone.ts';

test('who has travelled reads the zone they are in on the first page, which asks before a script could say it', async ({
  page,
}) => {
  await newcomer(page);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  // No call of the page that is open may take them home again.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
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
  await expect(page.getByText(ZONE)).toBeVisible();
  expect(asked).toEqual([undefined, ZONE]);

  // At home the page's own question is the only one.
  asked.length = 0;
  await page.reload();
  await expect(page.getByText(ZONE)).toBeVisible();
  expect(asked).toEqual([undefined]);
});
