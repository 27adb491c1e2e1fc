/**
 * Stands in for zod in the browser's build. The browser needs a call's method and path, and its types, which are gone
 * by then; the server judges what is sent. So the schemas of the contracts are made of nothing here, and a quarter of
 * the first load is saved. Code that wants to parse in the browser is told so at once.
 */
const nothing: unknown = new Proxy(() => {}, {
  apply: () => nothing,
  get: (_target, name) => {
    if (name === 'parse' || name === 'safeParse')
      throw new Error('schemas stay on the server: see without-schemas.ts');
    // Spread and primitive use must find a plain, empty thing.
    return typeof name === 'symbol' ? undefined : nothing;
  },
});

export const z = nothing;
