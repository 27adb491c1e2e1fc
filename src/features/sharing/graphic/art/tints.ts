import type { Color } from '../../rules/look.ts';

/** A colour of light: itself, almost white, in its depth, and as it lies over the hills at dusk. */
export type Tint = { light: string; pale: string; deep: string; horizon: string };

export const TINTS: Record<Color, Tint> = {
  amber: { light: '#ffc53d', pale: '#fff0c2', deep: '#c97a16', horizon: '#a8605f' },
  coral: { light: '#ff9c86', pale: '#ffe3da', deep: '#cf5a46', horizon: '#a8516a' },
  violet: { light: '#c7a2ff', pale: '#efe4ff', deep: '#8350d0', horizon: '#7a4fa6' },
  sky: { light: '#8fbeff', pale: '#e2efff', deep: '#3f7bd4', horizon: '#4a6aa6' },
  green: { light: '#7fdba6', pale: '#dff8ea', deep: '#2f9a68', horizon: '#3f7d80' },
};
