import type { Subject } from '../../../lessons/subjects.ts';

/** Each subject's strong colour, as drawings and bars take it. */
export const SUBJECT_COLOURS: Record<Subject, string> = {
  reading: 'var(--reading)',
  writing: 'var(--writing)',
  math: 'var(--math)',
  science: 'var(--science)',
  social_studies: 'var(--social)',
};

/** Texts of a chart's axis. */
export const TICK = { fill: 'var(--soft)', fontSize: 14 };
/** In so many milliseconds a chart draws itself, once. */
export const DRAWING_MS = 250;
/** Figures at bars and points. */
export const FIGURE = { fill: 'var(--ink)', fontSize: 15, fontWeight: 700 };

/**
 * Pixels of each chart: its height, known before the chart itself is loaded, and width and height on a sheet of paper,
 * where nothing measures it.
 */
export const CHART_SIZES = {
  days: { height: 190, paper: { width: 620, height: 170 } },
  subjects: { height: 290, paper: { width: 620, height: 190 } },
  weeks: { height: 220, paper: { width: 310, height: 150 } },
  recent: { height: 150, paper: { width: 310, height: 110 } },
};
