import { useSyncExternalStore } from 'react';
import { useSettings } from '../../../../kit/settings.ts';
import { LINE_SIZE } from './looks.ts';

let isOnPaper = false;

function subscribe(listener: () => void): () => void {
  const turn = (toPaper: boolean) => () => {
    isOnPaper = toPaper;
    listener();
  };
  const [before, after] = [turn(true), turn(false)];
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}

/**
 * The size of the chart: as wide as its place on the screen; on paper, which is never measured, of a set width. And how
 * much bigger and wider letters are than those that its pixels were counted for.
 */
export function useChartSize() {
  const toPaper = useSyncExternalStore(subscribe, () => isOnPaper);
  const { textSize, font } = useSettings();
  const page = getComputedStyle(document.documentElement);
  const factor = (name: string) => Number(page.getPropertyValue(name));
  const wide = factor('--face-width');
  if (toPaper) return { key: 'paper', scale: 1, wide, size: LINE_SIZE.paper };
  return {
    key: `${textSize} ${font}`,
    scale: factor('--text-scale'),
    wide,
    size: { responsive: true, style: { width: '100%', height: LINE_SIZE.height } },
  };
}
