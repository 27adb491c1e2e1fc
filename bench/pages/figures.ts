import { atLeast, below, type Figure } from '../table.ts';
import type { Responsiveness } from './interaction.ts';
import type { Scores } from './lighthouse.ts';
import { WIDTHS, type Looked } from './look.ts';

const MOST_SHIFT = 0.02;

const atMost = (value: number, most: number) => ({ text: `<= ${most}`, met: value <= most });

export function lighthouseFigures(all: readonly Scores[]): Figure[] {
  return all.flatMap((page) => [
    score(page, 'performance', page.performance, page.isPublic ? 95 : 90),
    score(page, 'accessibility', page.accessibility, 100),
    score(page, 'best practices', page.bestPractices, 100),
    ...(page.isPublic ? [score(page, 'SEO', page.seo, 100)] : []),
    {
      name: `${page.name}: layout shift (Lighthouse)`,
      value: page.shift.toFixed(3),
      aim: atMost(page.shift, MOST_SHIFT),
    },
    kilobytes(page, 'script', page.scriptBytes, 90),
    kilobytes(page, 'all that is fetched', page.totalBytes, 250),
  ]);
}

const score = (page: Scores, name: string, value: number, least: number): Figure => ({
  name: `${page.name}: ${name}`,
  value: String(value),
  aim: atLeast(value, least),
});

const kilobytes = (page: Scores, name: string, bytes: number, most: number): Figure => ({
  name: `${page.name}: ${name}`,
  value: `${(bytes / 1_000).toFixed(1)} kB`,
  ...(page.isPublic ? { aim: below(bytes / 1_000, most, 'kB') } : {}),
});

export const interactionFigures = (all: readonly Responsiveness[]): Figure[] =>
  all.map(({ lesson, count, p98, worst, slowest }) => ({
    name: `interaction to next paint, a ${lesson} lesson at 4× slower`,
    value: `${p98} ms (worst of ${count}: ${worst} ms, ${slowest})`,
    aim: below(p98, 150, 'ms'),
  }));

/** The figures of all screens together. */
export function screenFigures(seen: readonly Looked[]): Figure[] {
  const screens = new Set(seen.map(({ screen }) => screen)).size;
  const violations = seen.flatMap((one) => one.violations).length;
  const small = seen.flatMap((one) => one.small).length;
  const broken = seen.filter((one) => one.broken !== undefined).length;
  const worst = Math.max(...seen.map(({ shifts }) => shifts.worst));
  return [
    {
      name: `axe: violations on ${screens} screens, ${WIDTHS.join(', ')} px, light and dark`,
      value: String(violations),
      aim: atMost(violations, 0),
    },
    { name: 'what is pressed and less than 44 px', value: String(small), aim: atMost(small, 0) },
    { name: 'screens that could not be reached', value: String(broken), aim: atMost(broken, 0) },
    {
      name: 'layout shift: the worst of all these screens on a slow line',
      value: worst.toFixed(3),
      aim: atMost(worst, MOST_SHIFT),
    },
  ];
}

/** What there is to mend, screen by screen. */
export const findingsOf = (seen: readonly Looked[]): string[] =>
  seen.flatMap(({ screen, width, violations, small, shifts, broken }) => [
    ...violations.map((one) => `${screen} (${width}): ${one}`),
    ...small.map((one) => `${screen} (${width}): too small: ${one}`),
    ...(broken === undefined ? [] : [`${screen} (${width}): not reached: ${broken}`]),
    ...(shifts.worst > MOST_SHIFT
      ? [`${screen} (${width}): layout shift ${shifts.worst.toFixed(3)}: ${shifts.moved.join(' | ')}`]
      : []),
  ]);

export function tellFindings(findings: readonly string[]): void {
  for (const finding of findings) console.log(`  ${finding}`);
}
