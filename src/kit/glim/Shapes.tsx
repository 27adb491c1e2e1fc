import { createElement } from 'react';
import type { Shape } from '../../base/drawing.ts';

/** A drawing that is kept as data; its paints are the `art-` classes. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ tag, paint, at, inside }, place) => {
    const { 'stroke-width': strokeWidth, ...geometry } = at;
    const className = paint?.replace(/\S+/g, 'art-$&');
    return createElement(
      tag,
      { key: place, className, strokeWidth, ...geometry },
      inside && <Shapes shapes={inside} />,
    );
  });
}
