import type { VitePWAOptions } from 'vite-plugin-pwa';

/**
 * What a child needs without a network: the app, its styles, its letters and its pictures. Screens that say nothing
 * without one are left out, and with them the charts, which are a quarter of all script.
 */
const FILES = [
  'index.html',
  'first.js',
  'icon.svg',
  'avatars/*.svg',
  'assets/*.{js,css}',
  'assets/{nunito,fredoka}-latin{,-ext}-wght-normal-*.woff2',
];
const LEFT_OUT = [
  // Of visitors and parents.
  'visitor,Landing,Hero,waking,WithCalls,JoinNow,DuskScene,AgeGate,ConsentResponse,ParentPortal,StopDigest',
  'About,Contact,ContactForm,ConfigCheck,Debug,Help,InfoPage,Privacy,Terms',
  // Parents' figures.
  'ParentDashboard,DetailedReport,Bars,ScoreLine',
].map((names) => `assets/{${names}}-*.js`);

/** The app's own files as the browser keeps them, by the worker in `offline/sw.ts`. */
export const KEPT_APP: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/apps/web/offline',
  filename: 'sw.ts',
  // The page registers it itself, once somebody is signed in: visitors need none.
  injectRegister: null,
  // It stands in `public`, as it is.
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: FILES,
    globIgnores: LEFT_OUT,
    // Their names change with their content.
    dontCacheBustURLsMatching: /^assets\//,
  },
};
