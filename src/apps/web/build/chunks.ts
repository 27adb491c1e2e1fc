import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What a visitor's page starts with, what wakes on it, what the app starts with; and the screens of a child's day. */
const VISITOR = ['src/apps/web/visitor/main.ts'];
const WAKING = [
  'src/apps/web/visitor/waking.tsx',
  'src/apps/web/visitor/WithCalls.tsx',
  'src/features/info/screens/landing/Hero.tsx',
  'src/features/info/screens/contact/ContactForm.tsx',
  'src/features/info/screens/debug/ConfigCheck.tsx',
];
const APP = ['src/apps/web/main.tsx'];
/** So small that a file of their own costs more than they do where they are not needed. */
const SMALL = ['src/kit/random-key.ts', 'src/kit/sounds.ts'];
const DAILY = [
  'src/features/adaptive/screens/Dashboard.tsx',
  'src/features/adaptive/screens/LessonList.tsx',
  'src/features/progress/screens/LessonPlayer.tsx',
];

/**
 * The script in few files: the bundler by itself makes one for each set of screens that share something, and over a
 * phone's line thirty small files take longer than three large ones. Earlier groups take first, and what they take is
 * gone from the later ones; what none of them takes is left to the bundler.
 */
export const CHUNKS: Group[] = [
  group('first', (reached) => reached(VISITOR)),
  group('parts', (reached) => reached(APP) && reached(WAKING)),
  group('app', (reached, path) => reached(APP) || SMALL.includes(path)),
  // Whoever opens one of these opens the others too.
  group('daily', (reached) => DAILY.filter((screen) => reached([screen])).length > 1),
].map((one, index, all) => ({ ...one, priority: all.length - index }));

function group(
  name: string,
  takes: (reached: (from: readonly string[]) => boolean, path: string) => boolean,
): Group {
  return {
    debugName: name,
    name: (id, graph) => {
      const importers = importersOf(id, graph);
      return takes((from) => from.some((path) => importers.has(path)), pathOf(id)) ? name : null;
    },
  };
}

/** All modules that import this one, directly or through others, as paths in the repository. */
function importersOf(id: string, graph: Graph): Set<string> {
  const direct = (one: string) => graph.getModuleInfo(one)?.importers ?? [];
  const found = new Set(direct(id));
  for (const one of found) for (const importer of direct(one)) found.add(importer);
  return new Set([...found].map(pathOf));
}

/** A module's path in the repository. */
const pathOf = (id: string) => id.slice(id.indexOf('/src/') + 1);
