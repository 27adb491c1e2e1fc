import type { Place } from '../../../../base/drawing.ts';
import { mirrored } from './lines.ts';

/* Glim, as everywhere in the product: on a field of 240 by 240 with the middle at x = 120. */

const WINGS = mirrored(
  120,
  `<path class="wing-back" d="M128 158c24 0 76 6 78 27 1 21-56 13-78-13z"/>
  <path class="wing" d="M126 150c16-34 72-66 98-54 24 12-14 68-94 66z"/>
  <path class="line-wing-edge" stroke-width="3" d="M146 146c16-16 36-28 56-33M156 153c14-3 26-8 38-16"/>`,
);

const BODY = `<path class="glow" d="M120 122c29 0 44 27 44 53s-19 44-44 44-44-18-44-44 15-53 44-53z"/>
  <path class="glow-soft" d="M78.5 190c6 18 22 29 41.5 29s35.5-11 41.5-29c-24 13-59 13-83 0z"/>
  <path class="glow-pale" d="M96 210c14 6 34 6 48 0-6 6-14 9-24 9s-18-3-24-9z"/>
  <path class="glow-warm" d="M80 156q40 17 80 0l3 11q-43 19-86 0z"/>
  <path class="glow-warm" d="M76 178q44 20 88 0-.3 6-1.8 11-42.2 18-84.4 0Q76.3 184 76 178z"/>`;

const ANTENNAE = mirrored(
  120,
  `<circle class="halo" cx="172" cy="24" r="17"/>
  <path class="line-plum-deep" stroke-width="5.5" d="M138 54c2-18 12-30 30-31"/>
  <circle class="glow" cx="172" cy="24" r="10"/>
  <circle class="glow-pale" cx="170" cy="21" r="4"/>`,
);

const LAUGH = `<path class="mouth" d="M104 116q16 4 32 0c1 12-6 19-16 19s-17-7-16-19z"/>
  <path class="tongue" d="M110 129.5q10-7 20 0c-2 3.5-6 5.5-10 5.5s-8-2-10-5.5z"/>`;

const JOY = '<path class="line-eye" stroke-width="6" d="M82 98q15-22 30 0M128 98q15-22 30 0"/>';

function eyesTo([dx, dy]: Place): string {
  const eye = (x: number) => `<ellipse class="eye" cx="${x}" cy="95" rx="19" ry="22"/>
    <g transform="translate(${x + dx} ${97 + dy})"><ellipse class="pupil" rx="12" ry="14"/>
    <circle class="eye" cx="-4" cy="-5.5" r="4.5"/><circle class="eye" cx="4.5" cy="5" r="2.2"/></g>`;
  return eye(97) + eye(143);
}

const head = (eyes: string, tilt: number) => `<g transform="rotate(${tilt} 120 132)">${ANTENNAE}
  <path class="plum" d="M120 44c36 0 59 22 59 50 0 29-24 48-59 48s-59-19-59-48c0-28 23-50 59-50z"/>
  <path class="plum-deep" d="M63.5 107c8 14 28 23 56.5 23s48.5-9 56.5-23c-5 22-27 35-56.5 35s-51.5-13-56.5-35z"/>
  <path class="line-plum-soft" stroke-width="6" d="M80 66q5-6 12-9"/>
  <ellipse class="cheek" cx="76" cy="117" rx="9" ry="6"/><ellipse class="cheek" cx="164" cy="117" rx="9" ry="6"/>
  ${eyes}${LAUGH}</g>`;

const arm = (d: string, [x, y]: Place) =>
  `<path class="line-plum" stroke-width="11" d="${d}"/><circle class="plum-soft" cx="${x}" cy="${y}" r="9"/>`;

/** Hello: one hand up, and a look at what hangs up there on the left. */
export const WAVING = `<circle class="halo" cx="120" cy="178" r="58"/><circle class="halo" cx="120" cy="178" r="45"/>
  ${WINGS}${mirrored(120, '<path class="line-plum-deep" stroke-width="9" d="M134 212v11h6"/>')}${BODY}
  ${arm('M86 158q-24 6-24 22 4 12 18 12', [81, 192])}${arm('M154 158c24 4 42-8 50-36', [206, 112])}
  <path class="line-plum-soft" stroke-width="8" d="M206 108l-6-9M206 107l3-11M208 110l9-7M201 116l-8-3"/>
  <path class="line-wing-edge" stroke-width="4" d="M222 84q9 6 11 16M190 84q-5 3-7 8"/>
  ${head(eyesTo([-5, -3]), -5)}`;

/** A leap of joy with both arms up. */
export const CHEERING = `<circle class="halo" cx="120" cy="178" r="64"/><circle class="halo" cx="120" cy="178" r="50"/>
  ${WINGS}<path class="line-plum-deep" stroke-width="9" d="M106 210q-6 13-18 12M134 210q6 13 18 12"/>${BODY}
  ${arm('M86 160c-26 2-46-20-50-52', [35, 100])}${arm('M154 160c26 2 46-20 50-52', [205, 100])}
  <path class="line-plum-soft" stroke-width="8" d="M35 96l-7-8M35 95l1-12M37 97l8-8M205 96l7-8M205 95l-1-12M203 97l-8-8"/>
  ${head(JOY, 0)}`;

/** Glim's head alone, for the mark: a field of 64 by 64. */
export const MARK = `<path class="line-plum-deep" stroke-width="4" d="M25 24q-1-11-10-14M39 24q1-11 10-14"/>
  <circle class="halo" cx="12.5" cy="9.5" r="9"/><circle class="halo" cx="51.5" cy="9.5" r="9"/>
  <circle class="glow" cx="12.5" cy="9.5" r="5.5"/><circle class="glow" cx="51.5" cy="9.5" r="5.5"/>
  <path class="plum" d="M32 16c18 0 28 10 28 23S50 62 32 62 4 52 4 39s10-23 28-23z"/>
  <path class="plum-deep" d="M6 46c5 6 14 9 26 9s21-3 26-9c-4 10-13 16-26 16S10 56 6 46z"/>
  <ellipse class="eye" cx="21.5" cy="38.5" rx="9.5" ry="11"/><ellipse class="eye" cx="42.5" cy="38.5" rx="9.5" ry="11"/>
  <ellipse class="pupil" cx="22.5" cy="39.5" rx="6" ry="7.2"/><ellipse class="pupil" cx="41.5" cy="39.5" rx="6" ry="7.2"/>
  <circle class="eye" cx="20.5" cy="36.5" r="2.4"/><circle class="eye" cx="39.5" cy="36.5" r="2.4"/>
  <path class="line-eye" stroke-width="2.5" d="M26.5 52q5.5 5 11 0"/>`;
