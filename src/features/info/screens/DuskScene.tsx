import { useId } from 'react';
import { Art, type ArtProps } from '../../../kit/glim/Art.tsx';

/** Fireflies over the meadow: place and size. They keep clear of the heading's space. */
const FIREFLIES = [
  [88, 470, 5],
  [196, 566, 7],
  [318, 612, 4],
  [512, 596, 6],
  [704, 632, 5],
  [868, 560, 6],
  [948, 424, 4],
  [1168, 612, 7],
  [1396, 540, 5],
] as const;

/** Tufts of tall grass along the lower edge: where each stands, and how high it grows. */
const TUFTS = [
  [20, 150],
  [96, 190],
  [168, 120],
  [262, 90],
  [384, 64],
  [520, 50],
  [690, 42],
  [850, 54],
  [1010, 70],
  [1120, 96],
  [1226, 130],
  [1326, 176],
  [1404, 150],
] as const;

function Tuft({ x, height }: { x: number; height: number }) {
  return (
    <path
      className="art-land-front"
      d={BLADES.map(([lean, part]) => blade(x, lean, height * part)).join('')}
    />
  );
}

/** The blades of a tuft: how far each leans, and its part of the height. */
const BLADES = [
  [-64, 0.62],
  [-30, 0.9],
  [8, 1],
  [42, 0.8],
  [70, 0.5],
] as const;

function blade(x: number, lean: number, height: number) {
  const foot = x + lean * 0.4;
  const tip = `${Math.round(x + lean)} ${Math.round(724 - height)}`;
  const middle = Math.round(724 - height * 0.6);
  return `M${foot} 724Q${foot} ${middle} ${tip}Q${foot + 14} ${middle} ${foot + 14} 724z`;
}

/** A small house with warm windows. */
function House() {
  return (
    <g transform="translate(614 466)">
      <path className="art-land-roof" d="M98-44h20v40H98z" />
      <path className="art-land-wall" d="M6 26h92v82H6z" />
      <path className="art-land-wall-side" d="M98 26h42v82H98z" />
      <path className="art-land-roof" d="M-10 34L28-26h92l34 60H92L52-8 14 34z" />
      <path className="art-land-wall" d="M52-8l40 42H14z" />
      <path className="art-land-window" d="M20 48h26v28H20zM110 48h18v26h-18z" />
      <circle className="art-land-window" cx="52" cy="16" r="8" />
      <path className="art-land-roof" d="M60 108V66q0-13 13-13t13 13v42z" />
      <circle className="art-land-window" cx="81" cy="84" r="2.5" />
      <g className="art-night-only">
        <circle className="art-halo glim-light" cx="33" cy="62" r="28" />
        <circle className="art-halo glim-light" cx="119" cy="61" r="24" />
      </g>
      <path
        className="art-line-wall"
        strokeWidth="3.5"
        d="M33 48v28M20 62h26M119 48v26M110 61h18M44 16h16M52 8v16"
      />
    </g>
  );
}

/** A great tree with a lantern hung from its branch. */
function Tree() {
  return (
    <>
      <path className="art-land-bark" d="M1290 700c20-90 22-200 8-330l50-6c-6 130 4 240 40 336z" />
      <path className="art-line-bark" strokeWidth="16" d="M1312 400q-40-40-96-46" />
      <path
        className="art-land-tree"
        d="M1180 300c-40-60 10-120 60-116 6-66 90-104 150-66 40-40 130-40 150 10v300c-40 20-84 10-106-24-44 34-110 22-128-16-60 16-118-32-126-88z"
      />
      <path
        className="art-land-tree-lit"
        d="M1196 290c-26-44 12-88 54-84 10-56 78-84 128-52-50 6-66 44-62 70-50-10-104 14-120 66zM1336 330c6-40 50-58 84-40-30 4-52 26-50 54-14 6-28 0-34-14z"
      />
      <path className="art-line-metal" strokeWidth="3" d="M1220 354v34" />
      <g className="glim-light">
        <circle className="art-halo" cx="1220" cy="424" r="66" />
        <circle className="art-halo" cx="1220" cy="424" r="42" />
      </g>
      <path className="art-line-metal" strokeWidth="4" d="M1208 402q0-16 12-16t12 16" />
      <path className="art-glow-pale" d="M1206 406h28l6 38h-40z" />
      <path className="art-glow" d="M1220 410c9 12 11 17 9 22-3 7-15 7-18 0-2-5 0-10 9-22z" />
      <path className="art-plum-deep" d="M1208 398h24l8 9h-40zM1197 442h46v6q0 4-4 4h-38q-4 0-4-4z" />
    </>
  );
}

/** The landscape behind the landing page's heading: dusk in the dark theme, early morning in the light one. */
export function DuskScene({ className, title }: ArtProps) {
  const sky = useId();
  return (
    <Art viewBox="0 0 1440 720" fit="xMidYMax slice" className={className} title={title}>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop className="art-land-sky-1" offset="0" />
        <stop className="art-land-sky-2" offset="0.3" />
        <stop className="art-land-sky-3" offset="0.54" />
        <stop className="art-land-sky-4" offset="0.74" />
      </linearGradient>
      <path fill={`url(#${sky})`} d="M0 0h1440v720H0z" />
      <g className="art-night-only">
        <circle className="art-halo" cx="664" cy="54" r="44" />
        <circle className="art-sun" cx="664" cy="54" r="28" />
      </g>
      <g className="art-day-only">
        <circle className="art-halo" cx="600" cy="486" r="150" />
        <circle className="art-halo" cx="600" cy="486" r="108" />
        <circle className="art-sun" cx="600" cy="486" r="72" />
      </g>
      <path className="art-land-far" d="M0 500q120-76 260-52t250-8 220 30 240-52 250 14 220-30v320H0z" />
      <path className="art-land-mid" d="M0 560q180-84 380-44t360 26 360-52 340 20v210H0z" />
      <path className="art-land-near" d="M0 640q200-70 420-44t420 0q160-52 320-46t280 44v130H0z" />
      <path
        className="art-land-path"
        d="M682 570c16 20-40 26-70 42s10 34-60 52-130 26-150 60h150c20-34 80-38 120-60s-20-38 20-54 64-20 50-40z"
      />
      <path
        className="art-line-near"
        strokeWidth="4"
        d="M300 640q-2-10-8-14M306 640q2-12 8-16M480 656q-2-10-8-14M486 656q2-12 8-16M960 634q-2-10-8-14M966 634q2-12 8-16M1160 650q-2-10-8-14M1166 650q2-12 8-16"
      />
      <House />
      <Tree />
      <path className="art-land-front" d="M0 690q180-36 380-6t420 10 340-6 300-14v60H0z" />
      {TUFTS.map(([x, height]) => (
        <Tuft key={x} x={x} height={height} />
      ))}
      {FIREFLIES.map(([x, y, r]) => (
        <g key={x} className="glim-light">
          <circle className="art-halo" cx={x} cy={y} r={r * 3.4} />
          <circle className="art-halo" cx={x} cy={y} r={r * 2} />
          <circle className="art-glow" cx={x} cy={y} r={r} />
        </g>
      ))}
    </Art>
  );
}
