import { WAVING } from './glim.ts';
import { at } from './lines.ts';
import { paintBy } from './paint.ts';

const SKY = `<linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset="0.6" stop-color="#fff9ef"/><stop offset="1" stop-color="#ffefd2"/></linearGradient>
  <rect width="1200" height="630" fill="url(#morning)"/>`;
const EDGE = `<rect x="6" y="6" width="1188" height="618" rx="22" fill="none" stroke="#d99a12" stroke-width="4"/>`;

/** Low hills, clear of five subjects above them. */
const HILLS = `<path fill="#cfdcb8" d="M0 582q170-44 350-14t330-4 300 4 220-16v78H0z"/>
  <path fill="#a8cd9c" d="M0 612q190-44 400-16t400-6 400 4v40H0z"/>`;

/** Hills with the sun behind them and Glim in front, where a week leaves the room. */
const HILLS_WITH_GLIM = `<circle cx="300" cy="540" r="100" fill="#ffdf86" opacity="0.4"/><circle cx="300" cy="540" r="72" fill="#ffd977"/>
  <path fill="#cfdcb8" d="M0 528q170-64 350-24t330-4 300 4 220-26v152H0z"/>
  <path fill="#a8cd9c" d="M0 584q190-60 400-26t400-6 400 4v80H0z"/>
  ${at([900, 356], 0.95, WAVING)}`;

/** A paper-warm morning, 1200 by 630; what stands on it keeps clear of its lower 60 pixels, or 200 with Glim. */
export const morning = (withGlim: boolean): string =>
  `${paintBy('morning')}${SKY}${withGlim ? HILLS_WITH_GLIM : HILLS}${EDGE}`;
