import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** A packed copy beside each script and style: packed once and tightly, not anew and loosely for every visitor. */
export function packed(): Plugin {
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
