const { warn } = console;

// While it is loaded, oidc-provider warns of every Node that is not yet a long-term release, as is the one that this
// product comes with: at each start, in each test. Whatever else is warned of meanwhile is heard.
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('WARNING: Unsupported runtime')) warn(...words);
};

/** Ends what importing this file has begun. */
export function hearAllWarnings(): void {
  console.warn = warn;
}
