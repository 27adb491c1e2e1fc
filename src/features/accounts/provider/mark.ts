import { html } from './html.ts';

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
