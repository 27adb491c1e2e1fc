import { type Complex, complex } from 'mathjs';

const STEPS = [
  [
    /moved (\d+) units? (right|left) and (\d+) units? (up|down)/,
    (at, [, across, side, up, high]) => {
      const shift = complex(
        Number(across) * (side === 'right' ? 1 : -1),
        Number(up) * (high === 'up' ? 1 : -1),
      );
      return complex(at.re + shift.re, at.im + shift.im);
    },
  ],
  [/reflected over the x-axis/, (at) => complex(at.re, -at.im)],
  [/reflected over the y-axis/, (at) => complex(-at.re, at.im)],
  [/turned 180 degrees/, (at) => product(at, complex(-1, 0))],
  [/turned 90 degrees counterclockwise/, (at) => product(at, complex(0, 1))],
  [/scale factor (\d+)/, (at, [, factor]) => product(at, complex(Number(factor), 0))],
] as const satisfies readonly (readonly [RegExp, (at: Complex, found: RegExpExecArray) => Complex])[];

/** A turn around the origin or an enlargement from it, as a product in the plane of complex numbers. */
function product(one: Complex, other: Complex): Complex {
  return complex(one.re * other.re - one.im * other.im, one.re * other.im + one.im * other.re);
}

/** Where a point lands that a question moves, one sentence part after the other. */
export function landed(question: string): { x: number; y: number } {
  const [, x, y] = /\((-?\d+), (-?\d+)\)/.exec(question) ?? [];
  const found = STEPS.flatMap(([words, work]) =>
    [...question.matchAll(new RegExp(words, 'g'))].map((match) => ({ match, work })),
  ).toSorted((one, other) => one.match.index - other.match.index);
  const end = found.reduce((at, { match, work }) => work(at, match), complex(Number(x), Number(y)));
  return { x: end.re, y: end.im };
}
