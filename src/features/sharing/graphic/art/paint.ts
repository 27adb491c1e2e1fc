/** The colours that a graphic's drawings are painted with, as classes; those of the product's other drawings at dusk. */
const DUSK = {
  plum: '#8c63bd',
  'plum-deep': '#6c469b',
  'plum-soft': '#ab86d6',
  eye: '#fffdf6',
  pupil: '#221a38',
  cheek: '#ff9db2',
  mouth: '#2f1646',
  tongue: '#ff8f7d',
  glow: '#ffc53d',
  'glow-warm': '#f2aa2c',
  'glow-soft': '#ffdf86',
  'glow-pale': '#fff4cc',
  wing: '#b5d0f2',
  'wing-back': '#8aaedd',
  'wing-edge': '#7c9fd2',
  leaf: '#4c8c6d',
  'leaf-deep': '#2f6354',
  'leaf-soft': '#79b58c',
  wood: '#85583f',
  'wood-deep': '#5c3b33',
  'wood-soft': '#ab7a55',
  sheet: '#efe4d3',
  'sheet-edge': '#b9a8a0',
  glass: '#454a72',
  'glass-edge': '#9db9d6',
  metal: '#7d749b',
  'badge-plate': '#5b3d92',
  'badge-rim': '#d99a12',
  'badge-inner': '#33205a',
  tree: '#1d1f43',
  'tree-lit': '#2b2c58',
  bark: '#191634',
  front: '#14142e',
} as const;
type Paint = keyof typeof DUSK;

/** The same by morning, for the few drawings that are shown by day. */
const MORNING: Partial<Record<Paint, string>> = {
  plum: '#6a4392',
  'plum-deep': '#4f2e74',
  'plum-soft': '#8a63b3',
  pupil: '#2b2440',
  cheek: '#f08fa6',
  mouth: '#3a1d52',
  wing: '#d3ebfb',
  'wing-back': '#a9d3ec',
  'wing-edge': '#8fc3e4',
  leaf: '#6fb27a',
  'leaf-deep': '#3f8560',
  'leaf-soft': '#a9d6a0',
};

/** A style element by which `class="plum"` fills and `class="line-plum"` draws a line. */
export function paintBy(light: 'dusk' | 'morning'): string {
  const paints = light === 'dusk' ? DUSK : { ...DUSK, ...MORNING };
  const rules = Object.entries(paints).map(
    ([name, color]) =>
      `.${name}{fill:${color}}.line-${name}{stroke:${color};fill:none;stroke-linecap:round;stroke-linejoin:round}`,
  );
  return `<style>${rules.join('')}.halo{fill:${DUSK.glow};opacity:${light === 'dusk' ? 0.26 : 0.3}}</style>`;
}
