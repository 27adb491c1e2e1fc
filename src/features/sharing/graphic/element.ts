type Style = Readonly<Record<string, string | number>>;

/** What the layout engine lays out: boxes in boxes, texts and pictures. */
export type Box = {
  type: 'div' | 'img';
  key: string | null;
  props: { style: Style; children?: readonly (Box | string)[] | string; src?: string };
};

/** A box whose children stand beside each other, unless its style says otherwise. */
export const box = (style: Style, ...children: readonly Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** A run of text: `lineClamp` works in it, and a word longer than a line is broken. */
export const words = (style: Style, text: string, key: string | null = null): Box => ({
  type: 'div',
  key,
  props: { style: { display: 'block', wordBreak: 'break-word', ...style }, children: text },
});

/** A drawing on a field of so many units, shown at a size in pixels. */
export function drawing(field: number, size: number, paint: string, art: string): Box {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${field} ${field}">${paint}${art}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', key: null, props: { src, style: { width: size, height: size } } };
}
