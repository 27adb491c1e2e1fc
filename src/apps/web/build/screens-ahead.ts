import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { currentUser } from '../../../features/accounts/contract.ts';
import { SCREENS } from '../../screens.ts';

type Bundle = Rolldown.OutputBundle;

/** The letters of the app's own language; what else is drawn asks for its letters itself. */
const FONTS = [
  /^assets\/nunito-latin-wght-normal-.*\.woff2$/,
  /^assets\/fredoka-latin-wght-normal-.*\.woff2$/,
];

/** Every screen asks this first, and nothing else before it is answered. */
const WHO_IS_HERE = `<link rel="preload" as="fetch" crossorigin href="${currentUser.path}">`;

/**
 * The app's page for each screen: `screens/<name>.html`, which is `index.html` with word of what the screen will ask
 * for (who is here, its script and its letters). Otherwise the browser would learn of it only when the app is running:
 * one more round over the line, on a phone a third of a second.
 */
export function screensAhead(): Plugin {
  return {
    name: 'screens-ahead',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      mkdirSync(join(dir, 'screens'), { recursive: true });
      for (const { name, module } of SCREENS) {
        const links = [WHO_IS_HERE, ...fontsOf(bundle), ...scriptsOf(bundle, module)].filter(
          (link) => !String(page.source).includes(link),
        );
        writeFileSync(
          join(dir, 'screens', `${name}.html`),
          String(page.source).replace(/(?=\s*<\/head>)/, () => links.map((link) => `\n    ${link}`).join('')),
        );
      }
    },
  };
}

function fontsOf(bundle: Bundle): string[] {
  return FONTS.map((font) => {
    const file = Object.keys(bundle).find((name) => font.test(name));
    if (!file) throw new Error(`the build has no ${font}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });
}

/** The script of a module of `src` and all that it imports. */
function scriptsOf(bundle: Bundle, module: string): string[] {
  const own = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/${module}`),
  );
  if (!own) throw new Error(`the build has no script of ${module}`);
  const files = new Set([own.fileName]);
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) files.add(imported);
  }
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}
