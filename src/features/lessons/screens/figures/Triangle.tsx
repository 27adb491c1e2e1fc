import type { Outline } from '../../math/figure.ts';
import { Label, WIDTH } from './Canvas.tsx';

const ROOM = { width: 210, height: 146, top: 32 };

type Point = readonly [number, number];

/** The arc inside a corner, between the directions to the two other corners. */
function arc(corner: Point, from: Point, to: Point): string {
  const near = ([x, y]: Point) => {
    const share = 24 / Math.hypot(x - corner[0], y - corner[1]);
    return `${corner[0] + (x - corner[0]) * share} ${corner[1] + (y - corner[1]) * share}`;
  };
  return `M${near(from)}A24 24 0 0 0 ${near(to)}`;
}

/** A triangle on its base, with the measures that its labels name; a square sign marks a right angle. */
export function Triangle({ outline }: { outline: Extract<Outline, { name: 'triangle' }> }) {
  const { lean, labels } = outline;
  const upright = lean === 0;
  const inside = labels.height !== undefined && !upright;
  const ratio = Math.min(inside ? 0.8 : 1.15, Math.max(0.42, outline.height / outline.base));
  const wide = Math.min(ROOM.width, ROOM.height / ratio);
  const high = wide * ratio;
  const left = (WIDTH - wide) / 2;
  const bottom = ROOM.top + (ROOM.height + high) / 2;
  const [x, top] = [left + wide * lean, bottom - high];
  const [start, end, tip]: [Point, Point, Point] = [
    [left, bottom],
    [left + wide, bottom],
    [x, top],
  ];
  const arcs = [
    labels.angleLeft && arc(start, end, tip),
    labels.angleRight && arc(end, tip, start),
    labels.angleTop && arc(tip, start, end),
  ].filter(Boolean);
  return (
    <>
      <path
        d={`M${left} ${bottom}H${left + wide}L${x} ${top}z`}
        fill="var(--math-tint)"
        stroke="var(--math)"
        strokeWidth={3}
      />
      {arcs.length > 0 && <path d={arcs.join('')} stroke="var(--ink)" strokeWidth={2} />}
      {inside && (
        <path d={`M${x} ${top}V${bottom}`} stroke="var(--ink)" strokeWidth={2} strokeDasharray="5 6" />
      )}
      {(upright || inside) && (
        <path d={`M${x} ${bottom - 14}h${lean < 0.5 ? 14 : -14}v14`} stroke="var(--ink)" strokeWidth={2} />
      )}
      <Label x={left + wide / 2} y={bottom + 20}>
        {labels.base}
      </Label>
      {inside ? (
        <Label
          x={x + (lean < 0.5 ? 8 : -8)}
          y={bottom - 30}
          anchor={lean < 0.5 ? 'start' : 'end'}
          rim="var(--math-tint)"
        >
          {labels.height}
        </Label>
      ) : (
        <Label x={left - 9} y={bottom - high / 2} anchor="end">
          {labels.left ?? labels.height}
        </Label>
      )}
      <Label x={(x + left + wide) / 2 + 10} y={(top + bottom) / 2 - 8} anchor="start">
        {labels.right}
      </Label>
      <Label x={left - 8} y={bottom - 8} anchor="end">
        {labels.angleLeft}
      </Label>
      <Label x={left + wide + 8} y={bottom - 8} anchor="start">
        {labels.angleRight}
      </Label>
      <Label x={x} y={top - 15}>
        {labels.angleTop}
      </Label>
    </>
  );
}
