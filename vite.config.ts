import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNKS } from './src/apps/web/build/chunks.ts';
import { KEPT_APP } from './src/apps/web/build/kept-app.ts';
import { packed } from './src/apps/web/build/packed.ts';
import { prerendered } from './src/apps/web/build/prerendered.ts';
import { screensAhead } from './src/apps/web/build/screens-ahead.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), packed(), prerendered('visitor'), screensAhead(), VitePWA(KEPT_APP)],
  resolve: { alias: { zod: fileURLToPath(new URL('src/apps/web/without-schemas.ts', import.meta.url)) } },
  publicDir: 'src/apps/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The stricter the better: the page's policy allows no inline data scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', visitor: 'src/apps/web/visitor/main.ts' },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
});
