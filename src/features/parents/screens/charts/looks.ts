/** Texts of the chart's axes. */
export const TICK = { fill: 'var(--soft)', fontSize: 14 };
/** In so many milliseconds it draws itself, once. */
export const DRAWING_MS = 250;
/** Figures at its points. */
export const FIGURE = { fill: 'var(--ink)', fontSize: 15, fontWeight: 700 };

/**
 * Pixels: its height, known before the chart itself is loaded, and width and height on a sheet of paper, where nothing
 * measures it.
 */
export const LINE_SIZE = { height: 220, paper: { width: 310, height: 150 } };
