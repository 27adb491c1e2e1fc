import type { Answer, Send } from './client.ts';

const MOST_HOPS = 10;

/** A browser on the built-in provider's pages: it keeps cookies, and follows redirects to where a page is shown. */
export function openSignIn(send: Send) {
  const jar = new Map<string, string>();
  const keep = (cookies: readonly string[]) => {
    for (const line of cookies) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  async function visit(path: string, form?: Record<string, string>): Promise<Answer> {
    let [next, fields]: [string, typeof form] = [path, form];
    for (let hops = 0; ; hops++) {
      const answer = await send({
        method: fields ? 'POST' : 'GET',
        path: next,
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(fields
          ? {
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              body: new URLSearchParams(fields).toString(),
            }
          : {}),
      });
      keep(answer.cookies);
      if (!answer.location || answer.location.includes('auth=') || hops === MOST_HOPS) return answer;
      const { pathname, search } = new URL(answer.location, 'http://localhost');
      next = pathname + search;
      fields = undefined;
    }
  }
  return {
    /** Opens the sign-in page; answers where its form goes, and undefined where none is shown. */
    async begin(): Promise<string | undefined> {
      const page = await visit('/api/auth/login');
      return /<form[^>]*\saction="([^"]+)"/.exec(page.text)?.[1];
    },
    submit: visit,
  };
}
