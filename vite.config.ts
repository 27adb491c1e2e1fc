import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { zod: fileURLToPath(new URL('src/apps/web/without-schemas.ts', import.meta.url)) } },
  publicDir: 'src/apps/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The stricter the better: the page's policy allows no inline data scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
