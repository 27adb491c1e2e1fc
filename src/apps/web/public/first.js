// The theme, settled before the first paint and so before the app's own files. Mirrors src/kit/settings.ts.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('brightling.settings') || '{}') || {};
  } catch {
    // A browser that keeps nothing gets the light theme.
  }
  var dark =
    kept.theme === 'dark' || (kept.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
