import { html } from '../../base/html.ts';

// For the pages that the server writes whole: signing in, and what is shared.

/** Glim's head, as in the product's logo; painted by the page's style sheet. */
export const mark = html`<svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
  <path class="feeler" d="M25 24q-1-11-10-14M39 24q1-11 10-14" />
  <circle class="halo" cx="12.5" cy="9.5" r="9" />
  <circle class="halo" cx="51.5" cy="9.5" r="9" />
  <circle class="light" cx="12.5" cy="9.5" r="5.5" />
  <circle class="light" cx="51.5" cy="9.5" r="5.5" />
  <path class="plum" d="M32 16c18 0 28 10 28 23S50 62 32 62 4 52 4 39s10-23 28-23z" />
  <path class="plum-deep" d="M6 46c5 6 14 9 26 9s21-3 26-9c-4 10-13 16-26 16S10 56 6 46z" />
  <ellipse class="eye" cx="21.5" cy="38.5" rx="9.5" ry="11" />
  <ellipse class="eye" cx="42.5" cy="38.5" rx="9.5" ry="11" />
  <ellipse class="pupil" cx="22.5" cy="39.5" rx="6" ry="7.2" />
  <ellipse class="pupil" cx="41.5" cy="39.5" rx="6" ry="7.2" />
  <circle class="eye" cx="20.5" cy="36.5" r="2.4" />
  <circle class="eye" cx="39.5" cy="36.5" r="2.4" />
  <path class="smile" d="M26.5 52q5.5 5 11 0" />
</svg>`;

/** Glim who waves over the edge of the card below; painted by the page's style sheet. */
export const greeter = html`<svg class="greeter" viewBox="4 0 232 150" aria-hidden="true" focusable="false">
  <path class="wing" d="M126 150c16-34 72-66 98-54 24 12-14 68-94 66z" />
  <path class="wing" d="M114 150c-16-34-72-66-98-54-24 12 14 68 94 66z" />
  <path class="wing-edge" d="M146 146c16-16 36-28 56-33M94 146c-16-16-36-28-56-33" />
  <path class="arm" d="M154 158c24 4 42-8 50-36" />
  <circle class="plum-soft" cx="206" cy="112" r="9" />
  <path class="fingers" d="M206 108l-6-9M206 107l3-11M208 110l9-7M201 116l-8-3" />
  <g transform="rotate(-3 120 132)">
    <circle class="halo" cx="68" cy="24" r="17" />
    <circle class="halo" cx="172" cy="24" r="17" />
    <path class="feeler-long" d="M102 54c-2-18-12-30-30-31M138 54c2-18 12-30 30-31" />
    <circle class="light" cx="68" cy="24" r="10" />
    <circle class="light" cx="172" cy="24" r="10" />
    <path class="plum" d="M120 44c36 0 59 22 59 50 0 29-24 48-59 48s-59-19-59-48c0-28 23-50 59-50z" />
    <path
      class="plum-deep"
      d="M63.5 107c8 14 28 23 56.5 23s48.5-9 56.5-23c-5 22-27 35-56.5 35s-51.5-13-56.5-35z"
    />
    <ellipse class="cheek" cx="76" cy="117" rx="9" ry="6" />
    <ellipse class="cheek" cx="164" cy="117" rx="9" ry="6" />
    <ellipse class="eye" cx="97" cy="95" rx="19" ry="22" />
    <ellipse class="eye" cx="143" cy="95" rx="19" ry="22" />
    <ellipse class="pupil" cx="99" cy="97" rx="12" ry="14" />
    <ellipse class="pupil" cx="145" cy="97" rx="12" ry="14" />
    <circle class="eye" cx="95" cy="91.5" r="4.5" />
    <circle class="eye" cx="141" cy="91.5" r="4.5" />
    <path class="mouth" d="M104 116q16 4 32 0c1 12-6 19-16 19s-17-7-16-19z" />
    <path class="tongue" d="M110 129.5q10-7 20 0c-2 3.5-6 5.5-10 5.5s-8-2-10-5.5z" />
  </g>
</svg>`;
