import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { PUBLIC_URL_MARK } from '../../../features/info/rules/public-pages.ts';
import type { MadePage } from '../prerender.tsx';

const PRERENDER = 'src/apps/web/prerender.tsx';

/**
 * The pages for visitors, made with the build: `pages/<name>.html` beside the app's own `index.html`, from which each
 * takes its head. They load the visitor's script in place of the app.
 *
 * @param entry name of the visitor's script among the build's inputs
 */
export function prerendered(entry: string): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const shell = bundle['index.html'];
      const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === entry);
      if (shell?.type !== 'asset' || !script)
        throw new Error('the build has no index.html or no visitor script');
      const { module } = await runnerImport<{ publicPages: readonly MadePage[] }>(PRERENDER, {
        configFile: false,
        logLevel: 'warn',
      });
      mkdirSync(join(dir, 'pages'), { recursive: true });
      for (const page of module.publicPages) {
        const document = documentOf(page, String(shell.source), `/${script.fileName}`);
        writeFileSync(join(dir, 'pages', `${page.name}.html`), document);
      }
    },
  };
}

function documentOf({ title, description, body, ...page }: MadePage, shell: string, script: string): string {
  const head = [
    ...headOf({ title, description, ...page }),
    `<script type="module" src="${script}"></script>`,
  ];
  const changes: [RegExp, string][] = [
    [/<title>.*?<\/title>/s, `<title>${title}</title>`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, description],
    [/\s*<script type="module".*?<\/script>/s, ''],
    [/(\s*<link rel="modulepreload"[^>]*>)+/, ''],
    [/(?=\s*<\/head>)/, `\n    ${head.join('\n    ')}`],
    [/\s*<noscript>.*?<\/noscript>/s, ''],
    [/(?<=<div id="root">)/, body],
  ];
  let document = shell;
  for (const [mark, part] of changes) {
    // A page without its title, or with the app's script, must not be built.
    if (!mark.test(document)) throw new Error(`index.html has no ${mark}`);
    document = document.replace(mark, () => part);
  }
  return document;
}

/** What search engines and previews read. */
function headOf({ title, description, path, isNotFound }: Omit<MadePage, 'body' | 'name'>): string[] {
  if (isNotFound) return ['<meta name="robots" content="noindex" />'];
  const address = `${PUBLIC_URL_MARK}${path}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Brightling',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${PUBLIC_URL_MARK}/preview.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Glim the firefly at dusk, and the words Learning Made Fun!',
  };
  return [
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${content}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}
