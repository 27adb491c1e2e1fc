// What must be settled before the app's own files run.

// The page's policy bars code made from text; zod would try it for speed, and the browser would complain.
globalThis.__zod_globalConfig = { jitless: true };

// The theme, before the first paint. Mirrors src/kit/settings.ts.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('brightling.settings') || '{}') || {};
  } catch {
    // A browser that keeps nothing gets the light theme.
  }
  var dark = kept.theme === 'dark' || (kept.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
