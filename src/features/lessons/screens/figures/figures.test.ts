import { expect, test } from 'vitest';
import { draw } from '../../../../../test/drawing.ts';
import { randomFrom } from '../../../../base/random.ts';
import type { Figure } from '../../math/figure.ts';
import { GENERATORS } from '../../math/generators/all.ts';
import { mathText } from '../../rules/math-text.ts';

/** Several figures of each kind that the generators draw, each kind and shape by its name. */
const drawn = new Map<string, Figure[]>();
for (const generator of GENERATORS) {
  const random = randomFrom(`figures/${generator.skill}`);
  for (let index = 0; index < 60; index++) {
    const { figure } = generator.make(random);
    if (!figure) continue;
    const name = figure.kind === 'shape' ? figure.outline.name : figure.kind;
    drawn.set(name, [...(drawn.get(name) ?? []), figure]);
  }
}

test('every kind and every shape is in use', () => {
  const kinds = `
    angles array bar_chart box circle clock cone coordinate_grid cylinder fraction_bar l_shape
    line_plot number_line parallels protractor rectangle scatter table tally triangle`;
  expect([...drawn.keys()].toSorted()).toEqual(kinds.trim().split(/\s+/));
});

test.each([...drawn])('%s is one named picture whose writing stays on the sheet', (_, figures) => {
  for (const figure of figures) {
    const markup = draw(figure);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(markup.match(/role="img"/g)).toHaveLength(1);
    expect(markup).toContain(`aria-label="${escaped(mathText(figure.alt))}"`);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup)?.map(Number) ?? [];
    for (const [, x, y, text] of markup.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]*)</g)) {
      if (text === '') continue;
      const place = `${text} at ${x}, ${y} in ${figure.alt}`;
      expect(Number(x), place).toBeGreaterThan(4);
      expect(Number(x), place).toBeLessThan((width ?? 0) - 4);
      expect(Number(y), place).toBeGreaterThan(4);
      expect(Number(y), place).toBeLessThan((height ?? 0) - 4);
    }
  }
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
