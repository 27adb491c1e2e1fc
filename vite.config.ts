import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNKS } from './src/apps/web/build/chunks.ts';
import { KEPT_APP } from './src/apps/web/build/kept-app.ts';
import { nothingKept } from './src/apps/web/build/nothing-kept.ts';
import { packed } from './src/apps/web/build/packed.ts';
import { prerendered } from './src/apps/web/build/prerendered.ts';
import { screensAhead } from './src/apps/web/build/screens-ahead.ts';

/** The mode of `npm run dev`: built at every change, into a folder that a server has open. */
const WATCHING = 'watching';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    packed(),
    prerendered('visitor'),
    screensAhead(),
    // It breaks a build that goes on after a change.
    mode === WATCHING ? nothingKept() : VitePWA(KEPT_APP),
  ],
  resolve: { alias: { zod: fileURLToPath(new URL('src/apps/web/without-schemas.ts', import.meta.url)) } },
  publicDir: 'src/apps/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: mode !== WATCHING,
    // The stricter the better: the page's policy allows no inline data scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', visitor: 'src/apps/web/visitor/main.ts' },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
}));
