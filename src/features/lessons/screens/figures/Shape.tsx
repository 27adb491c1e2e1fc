import type { FigureOf, Outline } from '../../math/figure.ts';
import { Angles } from './Angles.tsx';
import { Canvas, Label, WIDTH } from './Canvas.tsx';
import { Parallels } from './Parallels.tsx';
import { Solid } from './Solid.tsx';
import { Triangle } from './Triangle.tsx';

type Of<Name extends Outline['name']> = Extract<Outline, { name: Name }>;

const FACE = { fill: 'var(--math-tint)', stroke: 'var(--math)', strokeWidth: 3 };
const HEIGHT = 220;

/** Sizes that fit the sheet; very long or flat shapes are drawn less extreme so that their labels have room. */
function fitted(width: number, height: number, room: { width: number; height: number }) {
  const ratio = Math.min(3, Math.max(1 / 2.2, width / height));
  const wide = Math.min(room.width, room.height * ratio);
  return { wide, high: wide / ratio };
}

function Rectangle({ outline }: { outline: Of<'rectangle'> }) {
  const { wide, high } = fitted(outline.width, outline.height, { width: 200, height: 146 });
  const [left, top] = [(WIDTH - wide) / 2 - 14, (HEIGHT - high) / 2 - 10];
  const { width, height, inside } = outline.labels;
  return (
    <>
      <rect x={left} y={top} width={wide} height={high} {...FACE} />
      <Label x={left + wide / 2} y={top + high + 20}>
        {width}
      </Label>
      <Label x={left + wide + 9} y={top + high / 2} anchor="start">
        {height}
      </Label>
      <Label x={left + wide / 2} y={top + high / 2}>
        {inside}
      </Label>
    </>
  );
}

function Circle({ outline }: { outline: Of<'circle'> }) {
  const [x, y, r] = [WIDTH / 2, HEIGHT / 2, 88];
  return (
    <>
      <circle cx={x} cy={y} r={r} {...FACE} />
      <path
        d={`M${outline.line === 'radius' ? x : x - r} ${y}H${x + r}`}
        stroke="var(--ink)"
        strokeWidth={2.5}
      />
      <circle cx={x} cy={y} r={4.5} fill="var(--ink)" />
      <text x={outline.line === 'radius' ? x + r / 2 : x} y={y - 12} textAnchor="middle" fill="var(--ink)">
        {outline.label}
      </text>
    </>
  );
}

function LShape({ outline }: { outline: Of<'l_shape'> }) {
  const { wide, high } = fitted(outline.width, outline.height, { width: 190, height: 140 });
  const [cutWide, cutHigh] = [
    (outline.cutWidth / outline.width) * wide,
    (outline.cutHeight / outline.height) * high,
  ];
  const [left, top] = [(WIDTH - wide) / 2, (HEIGHT - high) / 2];
  const [right, bottom] = [left + wide, top + high];
  const { labels } = outline;
  return (
    <>
      <path d={`M${left} ${top}H${right - cutWide}V${top + cutHigh}H${right}V${bottom}H${left}z`} {...FACE} />
      <path
        d={`M${right - cutWide} ${top}H${right}V${top + cutHigh}`}
        stroke="var(--soft)"
        strokeWidth={2}
        strokeDasharray="5 6"
      />
      <Label x={left + wide / 2} y={bottom + 20}>
        {labels.bottom}
      </Label>
      <Label x={left - 9} y={top + high / 2} anchor="end">
        {labels.left}
      </Label>
      <Label x={right - cutWide / 2} y={top - 18}>
        {labels.cutAcross}
      </Label>
      <Label x={right + 9} y={top + cutHigh / 2} anchor="start">
        {labels.cutDown}
      </Label>
    </>
  );
}

function Box({ outline }: { outline: Of<'box'> }) {
  const { wide, high } = fitted(outline.width, outline.height, { width: 150, height: 112 });
  const back = Math.min(62, Math.max(26, (outline.depth / outline.width) * wide * 0.5));
  const rise = back * 0.7;
  const [left, top] = [(WIDTH - wide - back) / 2 + 8, (HEIGHT - high - rise) / 2 + rise - 10];
  const [right, bottom] = [left + wide, top + high];
  const { labels } = outline;
  return (
    <>
      <path
        d={`M${left} ${top}l${back}-${rise}h${wide}v${high}l-${back} ${rise}V${top}z`}
        {...FACE}
        fill="var(--card)"
      />
      <path d={`M${right} ${top}l${back}-${rise}`} stroke="var(--math)" strokeWidth={3} />
      <rect x={left} y={top} width={wide} height={high} {...FACE} />
      <Label x={left + wide / 2} y={bottom + 20}>
        {labels.width}
      </Label>
      <Label x={left - 9} y={top + high / 2} anchor="end">
        {labels.height}
      </Label>
      <Label x={right + back / 2 + 9} y={bottom - rise / 2 + 9} anchor="start">
        {labels.depth}
      </Label>
    </>
  );
}

function draw(outline: Outline) {
  switch (outline.name) {
    case 'rectangle':
      return <Rectangle outline={outline} />;
    case 'triangle':
      return <Triangle outline={outline} />;
    case 'circle':
      return <Circle outline={outline} />;
    case 'l_shape':
      return <LShape outline={outline} />;
    case 'box':
      return <Box outline={outline} />;
    case 'cylinder':
    case 'cone':
      return <Solid outline={outline} />;
    case 'parallels':
      return <Parallels outline={outline} />;
    case 'angles':
      return <Angles outline={outline} />;
  }
}

/** A plain shape with its measures. */
export function Shape({ figure }: { figure: FigureOf<'shape'> }) {
  return (
    <Canvas alt={figure.alt} height={HEIGHT}>
      {draw(figure.outline)}
    </Canvas>
  );
}
