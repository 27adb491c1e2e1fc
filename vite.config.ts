import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss(), packed()],
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

/** A packed copy beside each script and style: packed once and tightly, not anew and loosely for every visitor. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css)$/.test(file.fileName)) continue;
        const content = file.type === 'chunk' ? file.code : file.source;
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content));
      }
    },
  };
}
