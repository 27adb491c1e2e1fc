import type { FastifyInstance } from 'fastify';
import { PUBLIC_URL } from './harness.ts';

/** What a browser shows after it has followed every redirect. */
export type Page = { url: URL; status: number; headers: Headers; text: string; path: string };

type Visit = { form?: Record<string, string>; headers?: Record<string, string>; follow?: boolean };
type Cookie = { host: string; path: string; value: string };

/**
 * A browser without script, on the app itself at its public address `home`: it keeps cookies, follows redirects and
 * posts forms. Addresses of other sites are really fetched.
 */
export function openBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1', home = PUBLIC_URL) {
  const jar = new Map<string, Cookie>();

  function cookiesFor(url: URL): string {
    return [...jar]
      .filter(
        ([, { host, path }]) => host === url.host && `${url.pathname}/`.startsWith(path.replace(/\/?$/, '/')),
      )
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  function keep(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', ...value] = pair.split('=');
      const named = new Map(
        attributes.map((each) => [each.split('=')[0]?.toLowerCase(), each.split('=')[1] ?? '']),
      );
      const path = named.get('path') ?? '/';
      const key = `${name} ${url.host} ${path}`;
      const isGone =
        named.get('max-age') === '0' || Date.parse(named.get('expires') ?? '') < Date.now() - 86_400_000;
      if (isGone || value.join('=') === '') jar.delete(key);
      else jar.set(key, { host: url.host, path, value: value.join('=') });
    }
  }

  async function send(url: URL, { form, headers }: Visit): Promise<Page> {
    const method = form ? 'POST' : 'GET';
    const sent = {
      accept: 'text/html,*/*;q=0.8',
      ...(cookiesFor(url) ? { cookie: cookiesFor(url) } : {}),
      ...(form
        ? { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
        : {}),
      ...headers,
    };
    const payload = form && new URLSearchParams(form).toString();
    if (url.origin !== home) {
      const answer = await fetch(url, { method, headers: sent, body: payload, redirect: 'manual' });
      keep(url, answer.headers.getSetCookie());
      return {
        url,
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
        path: pathOf(url),
      };
    }
    const answer = await app.inject({
      method,
      url: pathOf(url),
      headers: { host: url.host, ...sent },
      remoteAddress,
      ...(payload === undefined ? {} : { payload }),
    });
    keep(url, [answer.headers['set-cookie'] ?? []].flat());
    const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return {
      url,
      status: answer.statusCode,
      headers: new Headers(kept),
      text: answer.body,
      path: pathOf(url),
    };
  }

  async function visit(address: string, visited: Visit = {}): Promise<Page> {
    let page = await send(new URL(address, home), visited);
    for (let hops = 0; hops < 10 && visited.follow !== false; hops++) {
      const next = page.headers.get('location');
      // The web app's own pages are not on this server.
      if (!next || page.url.searchParams.has('auth')) return page;
      const url = new URL(next, page.url);
      if (url.origin === home && !/^\/(api|idp)\//.test(url.pathname))
        return { ...page, url, path: pathOf(url) };
      page = await send(url, { headers: visited.headers });
    }
    return page;
  }

  return {
    visit,
    /** Sends the page's form, or another one of fields, to where its first form goes. */
    submit: (page: Page, form: Record<string, string>, visited: Visit = {}) =>
      visit(new URL(formAction(page), page.url).href, { ...visited, form }),
    cookie: (name: string) => [...jar].find(([key]) => key.startsWith(`${name} `))?.[1].value,
    setCookie: (name: string, value: string) => keep(new URL(home), [`${name}=${value}; Path=/`]),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

export function formAction(page: Page): string {
  const action = /<form[^>]*\saction="([^"]+)"/.exec(page.text)?.[1];
  if (!action) throw new Error(`${page.path} (${page.status}) has no form: ${page.text.slice(0, 300)}`);
  return action;
}

const pathOf = (url: URL) => url.pathname + url.search + url.hash;
