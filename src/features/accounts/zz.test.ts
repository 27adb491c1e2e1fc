import { test } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { startTestApp } from '../../../test/harness.ts';
test('burst', async () => {
  const site = await startTestApp();
  for (const n of [100, 100]) {
    const t = performance.now();
    const pages = await Promise.all(Array.from({ length: n }, (_, i) => openBrowser(site.app, `10.0.${i}.1`).visit('/api/auth/login').then(async (page) => { if (page.status !== 200) return page.status; const b = openBrowser(site.app); return page.status; })));
    console.log(n, performance.now() - t, pages.filter((s) => s !== 200));
    const t2 = performance.now();
    const made = await Promise.all(Array.from({ length: 60 }, async (_, i) => { const b = openBrowser(site.app, `10.${n}.${i}.1`); const p = await b.visit('/api/auth/login'); return (await b.submit(p, { given_name: 'a', family_name: '', email: `a${n}${i}${Math.random()}@b.test`, password: 'seven green kites' })).path; }));
    console.log(performance.now() - t2, made.filter((p) => p !== '/?auth=success'));
  }
  await site.close();
});
