import type { Subject } from '../../../lessons/subjects.ts';

/** For each subject its colour by morning, the field of its sign and the lines over it, on 24 by 24. */
const SIGNS: Record<Subject, { color: string; tint: string; field: string; lines: string }> = {
  reading: {
    color: '#b8382a',
    tint: '#ffe6df',
    field: 'M3 5.5q5-1.5 9 1.5 4-3 9-1.5v13q-5-1.5-9 1.5-4-3-9-1.5z',
    lines:
      'M12 7v13M3 5.5q5-1.5 9 1.5 4-3 9-1.5v13q-5-1.5-9 1.5-4-3-9-1.5zM6 9.7q1.7-.1 3 .5M6 13.2q1.7-.1 3 .5M18 9.7q-1.7-.1-3 .5',
  },
  writing: {
    color: '#7a3fc0',
    tint: '#f0e5ff',
    field: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18z',
    lines: 'M5 19l1-4.5L16.5 4q1.7-1 3 .5t.5 3L9.5 18zM13.5 7l3.5 3.5M13 20.5q2-1.7 3.7 0t3.8 0',
  },
  math: {
    color: '#1f63c6',
    tint: '#e1eeff',
    field: 'M3 12.5h8L9.3 16H4.7zM13 12.5h8L19.3 16h-4.6z',
    lines:
      'M12 4v16M8 20.5h8M5 6.5q7-2 14 0M3 12.5h8M7 6l-3.5 6M7 6l3.5 6M3 12.5q.5 3.5 4 3.5t4-3.5M13 12.5h8M17 6l-3.5 6M17 6l3.5 6M13 12.5q.5 3.5 4 3.5t4-3.5',
  },
  science: {
    color: '#1e7a4a',
    tint: '#ddf5e6',
    field: 'M5 17.5q4-3 7-1t7-1V20H5z',
    lines:
      'M5 20v-9q0-7.5 7-7.5t7 7.5v9M3 20.5h18M12 17v-5M12 13.5q-4 0-4-4 4 0 4 4zM12 12q0-3.5 3.5-3.5 0 3.5-3.5 3.5z',
  },
  social_studies: {
    color: '#9a5b00',
    tint: '#fff0cf',
    field: 'M3 6.5l6-2v13l-6 2zM15 6.5l6-2v13l-6 2z',
    lines: 'M3 6.5l6-2 6 2 6-2v13l-6 2-6-2-6 2zM9 4.5v13M15 6.5v13',
  },
};

/** A subject's colour and the drawing of its sign, as in the product by morning. */
export function signOf(subject: Subject): { color: string; tint: string; drawing: string } {
  const { color, tint, field, lines } = SIGNS[subject];
  const drawing = `<path d="${field}" fill="${color}" fill-opacity="0.22"/>
    <path d="${lines}" fill="none" stroke="${color}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;
  return { color, tint, drawing };
}
