import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { routesOf, type ServedRoute } from '../../infra/http/plain-routes.ts';
import { ENDPOINTS } from './endpoints.ts';
import { limitsTable } from './limits-table.ts';

const PAGE = join(import.meta.dirname, '../../../docs/security.md');
const BEGIN = '<!-- limits: written by `npm run docs:limits` -->';
const END = '<!-- end of limits -->';

let site: TestApp;
let routes: readonly ServedRoute[];
beforeAll(async () => {
  site = await startTestApp();
  routes = routesOf(site.app);
});
afterAll(() => site.close());

test('every route states its limits, or why it needs none', () => {
  expect(routes.length).toBeGreaterThan(ENDPOINTS.length);
  const silent = routes.filter(
    ({ limit }) => limit === undefined || ('none' in limit ? !limit.none : limit.length === 0),
  );
  expect(
    silent.map(({ call }) => `${call}: state \`limit\` in its contract, or plainRoute(…) at the route`),
  ).toEqual([]);
});

test('no two limits share a name, under which they are counted', () => {
  const rules = new Set(routes.flatMap(({ limit }) => (limit && !('none' in limit) ? limit : [])));
  const names = [...rules].map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('the table of limits in docs/security.md is the one that the routes state', async () => {
  const page = await readFile(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  const options = { ...(await resolveConfig(PAGE)), filepath: PAGE };
  const written = await format(`${before}${BEGIN}\n\n${limitsTable(routes)}\n\n${after}`, options);
  if (process.env['MODE'] === 'write') await writeFile(PAGE, written);
  else expect(page, 'npm run docs:limits writes it anew').toBe(written);
});
