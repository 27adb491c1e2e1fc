import { useSyncExternalStore } from 'react';
import type { CHART_SIZES } from './looks.ts';

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

/** The size of a chart: as wide as its place on the screen; on paper, which is never measured, of a set width. */
export function useChartSize({ height, paper }: (typeof CHART_SIZES)[keyof typeof CHART_SIZES]) {
  const toPaper = useSyncExternalStore(subscribe, () => isOnPaper);
  return toPaper
    ? { key: 'paper', ...paper }
    : { key: 'screen', responsive: true, style: { width: '100%', height } };
}
