// What the settings show on the page, settled before the first paint and so before the app's own files.
// Mirrors marksOf in src/kit/settings.ts.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('brightling.settings') || '{}') || {};
  } catch {
    // A browser that keeps nothing gets the defaults.
  }
  function mark(name, choices) {
    root.dataset[name] = choices.indexOf(kept[name]) > 0 ? kept[name] : choices[0];
  }
  var dark =
    kept.theme === 'dark' || (kept.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  mark('textSize', ['standard', 'large', 'larger', 'largest']);
  mark('font', ['standard', 'lexend', 'opendyslexic']);
  mark('spacing', ['standard', 'wide', 'wider']);
  root.dataset.contrast = kept.higherContrast === true ? 'higher' : 'standard';
  root.dataset.motion = kept.lessMotion === true ? 'less' : 'standard';
})();
