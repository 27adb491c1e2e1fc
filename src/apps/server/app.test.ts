import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { person, visitor } from '../../../test/people.ts';
import { ENDPOINTS } from './endpoints.ts';
import { describeApi } from './openapi.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('every stated call is a route, and every route of the API is stated', () => {
  const routes = app.app.printRoutes({ commonPrefix: false, includeMeta: false });
  const served = new Set<string>();
  const parents: string[] = [];
  for (const line of routes.split('\n')) {
    const [, indent = '', path = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/u.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents.push(path);
    for (const method of methods?.split(', ') ?? []) served.add(`${method} ${parents.join('')}`);
  }
  const stated = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`));
  const navigations = ['/api/auth/login', '/api/auth/logout', '/api/auth/callback', '/api/openapi.json'];
  const unserved = [...stated].filter((call) => !served.has(call));
  expect(unserved, 'stated in endpoints.ts, served by no routes.ts').toEqual([]);
  const unstated = [...served].filter((call) => call.includes(' /api/') && !stated.has(call));
  expect(unstated.toSorted(), 'served, but not in endpoints.ts: put the contract’s call there').toEqual(
    navigations.map((path) => `GET ${path}`).toSorted(),
  );
});

test('a body that comes too slowly is not waited for without end', () => {
  expect(app.app.server.requestTimeout).toBe(300_000);
});

test('calls of parents without an account send no credentials, nor those about the deleted, all others do', () => {
  const without = ENDPOINTS.filter((endpoint) => endpoint.withoutCredentials);
  expect(without.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/parent/delete-account',
    'GET /api/auth/parental-consent/:consentToken',
    'GET /api/parent/data-access',
    'GET /api/parent/data-export',
    'GET /api/parent/graphic',
    'GET /api/parent/photo',
    'POST /api/auth/respond-parental-consent',
    // It names people whom a browser still keeps something of: nobody who is here is to be tied to them.
    'POST /api/deleted-people',
    'POST /api/parent/request-access',
    'POST /api/parent/update-privacy',
  ]);
});

test('the API description comes from the contracts', async () => {
  const description = (await visitor(app).get('/api/openapi.json')).json();
  expect(description.openapi).toBe('3.1.0');
  for (const { method, path, replyType } of ENDPOINTS) {
    const operation = description.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const { content } = operation.responses['200'];
    if (replyType) expect(Object.keys(content)).toEqual([replyType]);
    else expect(content['application/json'].schema, path).toBeDefined();
    const common = method === 'GET' ? ['400'] : ['400', '403', '413', '415'];
    expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(common));
  }
  const complete = description.paths['/api/lessons/{id}/complete'].post;
  expect(complete.requestBody.content['application/json'].schema.properties).toHaveProperty('attempts');
  expect(complete.requestBody.required).toBe(true);
  expect(Object.keys(complete.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '413', '503']),
  );
});

test.each([
  ['http://localhost:3000', 'brightling'],
  ['https://learn.school.test', '__Host-brightling'],
])('the description of %s names the cookie that the server reads', async (publicUrl, name) => {
  expect(describeApi(ENDPOINTS, publicUrl)).toMatchObject({
    components: { securitySchemes: { session: { name } } },
  });
  const site = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
  const token = (await person(site)).cookie.split('=')[1];
  const known = await visitor(site).get('/api/auth/user', { cookie: `${name}=${token}` });
  expect(known.statusCode).toBe(200);
  await site.close();
});

test('an address that cannot be read, or is too long, is not found, with all headers', async () => {
  const mira = await person(app);
  for (const id of ['%E0%A4%A', '%', '%ED%A0%80', 'x'.repeat(201), '%00']) {
    for (const response of [await mira.get(`/api/lessons/${id}`), await visitor(app).get(`/api/x/${id}`)]) {
      expect(response.statusCode, id).toBe(404);
      expect(Object.keys(response.json()), id).toEqual(['message', 'code']);
      expect(response.json().code).toBe('not_found');
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  }
});

test('an unknown call is a plain JSON 404', async () => {
  for (const path of ['/api/nothing', '/api/lessons/a/b/c', '/api']) {
    const response = await visitor(app).get(path);
    expect(response.statusCode, path).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  }
});

test('HEAD runs no call', async () => {
  const mira = await person(app);
  for (const { method, path } of ENDPOINTS) {
    if (method !== 'GET') continue;
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'subject' ? 'math' : mira.id));
    const response = await app.app.inject({ method: 'HEAD', url, headers: { cookie: mira.cookie } });
    expect(response.statusCode, path).toBe(404);
  }
});

test('every answer of the API carries the headers that keep it private', async () => {
  const mira = await person(app);
  const { headers } = await mira.get('/api/auth/user');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a fault on our side tells nothing but a number', async () => {
  const broken = await startTestApp();
  const mira = await person(broken);
  const { bank } = broken.deps;
  bank.skills = () => {
    throw new Error('secret detail: select * from users');
  };
  const response = await mira.get('/api/user/progress');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: 'unexpected' });
  expect(response.body).not.toMatch(/secret|select|stack|\.ts/);
  await broken.close();
});

test('a refusal is a sentence, a code and the field', async () => {
  const mira = await person(app);
  const response = await mira.send('POST', `/api/lessons/${lessonOf('math', 'easy')}/complete`, {
    score: 'x',
  });
  expect(response.json()).toMatchObject({ code: 'invalid', field: 'score' });
  expect(response.json().message).toMatch(/^score: /);
});

test('what is wrong is said plainly', async () => {
  const mira = await person(app);
  const told = async (body: object) =>
    (await mira.send('POST', `/api/lessons/${lessonOf('math', 'easy')}/complete`, body)).json();
  const attempt = { step: 1, answers: ['1'] };
  const sentences: [object, string][] = [
    [{ score: 101 }, 'score: Please send a whole number from 0 to 100.'],
    [{ attempts: 'all' }, 'attempts: This must be a list.'],
    [{ attempts: [{ ...attempt, step: 51 }] }, 'attempts.0.step: This number is too large.'],
    [{ attempts: [{ ...attempt, step: -1 }] }, 'attempts.0.step: This number is too small.'],
    [{ attempts: [{ ...attempt, step: 1.5 }] }, 'attempts.0.step: This must be a whole number.'],
    [{ attempts: [{ step: 1 }] }, 'attempts.0.answers: Please fill this in.'],
    [{ attempts: [{ step: 1, answers: [] }] }, 'attempts.0.answers: Please send at least one answer.'],
    [{ attempts: [{ step: 1, answers: Array(11).fill(1) }] }, 'attempts.0.answers: This list is too long.'],
    [
      { attempts: [{ step: 1, answers: [null] }] },
      'attempts.0.answers.0: This is not of a kind that can be read.',
    ],
    [
      { attempts: [{ step: 1, answers: ['a\0'] }] },
      'attempts.0.answers.0: Please use letters and signs only.',
    ],
    [{ attempts: [null] }, 'attempts.0: This must be an object with fields.'],
    [{ completed: false }, 'completed: This must be true.'],
    [{ essayText: 7 }, 'essayText: This must be text.'],
    [{ isPremium: true }, 'isPremium: There is no such field here.'],
    [[], 'body: This must be an object with fields.'],
  ];
  for (const [body, message] of sentences) {
    const [field] = message.split(': ');
    expect(await told(body)).toEqual({ message, code: 'invalid', field });
  }
});

test('a call without fields takes none, in the body or in the address', async () => {
  const mira = await person(app);
  const shield = (payload: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/user/use-streak-shield',
      headers: { cookie: mira.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload,
    });
  for (const payload of ['', '{}', 'null']) expect((await shield(payload)).statusCode, payload).toBe(409);
  for (const payload of ['[]', '[1]', 'true', 'false', '1', '0', '""', '"x"', '{"a":1}'])
    expect((await shield(payload)).json(), payload).toMatchObject({ code: 'invalid' });
  expect((await mira.get('/api/auth/user?id=1')).json()).toMatchObject({ code: 'invalid', field: 'id' });
  const smart = `/api/lessons/smart/${mira.id}/math`;
  expect((await mira.get(`${smart}?preference=easy`)).statusCode).toBe(200);
  expect((await mira.get(`${smart}?preference=easy&level=hard`)).json()).toMatchObject({ field: 'level' });
  expect((await mira.get(`${smart}?preference=rude`)).json().message).toBe(
    'preference: This must be easy or adaptive or challenging.',
  );
});

test('dangerous keys and broken JSON are refused', async () => {
  const mira = await person(app);
  const send = (payload: string, type = 'application/json') =>
    app.app.inject({
      method: 'POST',
      url: `/api/lessons/${lessonOf('math', 'easy')}/complete`,
      headers: { cookie: mira.cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload,
    });
  for (const payload of [
    '{"__proto__": {"score": 1}}',
    '{"constructor": {"prototype": {}}}',
    '{',
    '"x"',
    '[]',
    'null',
    '1',
  ]) {
    expect((await send(payload)).statusCode, payload).toBe(400);
  }
  expect((await send('score=100', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await send('<score/>', 'text/xml')).statusCode).toBe(415);
});

test('the server says whether it lives and whether it is ready', async () => {
  const nobody = visitor(app);
  expect((await nobody.get('/healthz')).statusCode).toBe(200);
  expect((await nobody.get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('metrics are off, or shown to who has their token', async () => {
  expect((await visitor(app).get('/metrics')).statusCode).toBe(404);
  const measured = await startTestApp({ env: { METRICS_TOKEN: 'a-token-of-24-characters' } });
  const nobody = visitor(measured);
  expect((await nobody.get('/metrics')).statusCode).toBe(401);
  expect(
    (await nobody.get('/metrics', { authorization: 'Bearer a-token-of-24-character5' })).statusCode,
  ).toBe(401);
  const metrics = await nobody.get('/metrics', { authorization: 'Bearer a-token-of-24-characters' });
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).toContain('http_request_duration_seconds');
  await measured.close();
});
