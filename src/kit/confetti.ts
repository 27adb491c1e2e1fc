import { prefersReducedMotion } from './settings.ts';

/** Glow first, then the five subjects, as lights. */
const COLORS = ['#ffc53d', '#ffdf86', '#ffc53d', '#ff9c86', '#c7a2ff', '#8fbeff', '#7fdba6'];
const BURSTS_AT_MS = [0, 350, 750];
const LASTS_MS = 3_000;

/**
 * Small lights fly up over a canvas for about 3 seconds; none for those who want less motion.
 *
 * @returns stops it.
 */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  if (prefersReducedMotion()) return () => {};
  let isStopped = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isStopped) return;
    // A worker would be started from a blob, which the page's policy bars.
    const fire = confetti.create(canvas, { resize: true, useWorker: false });
    for (const [index, wait] of BURSTS_AT_MS.entries())
      timers.push(setTimeout(() => burst(fire, index), wait));
    timers.push(setTimeout(() => fire.reset(), LASTS_MS));
  });
  return () => {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
  };
}

function burst(fire: (options: import('canvas-confetti').Options) => unknown, index: number): void {
  const fromLeft = index % 2 === 0;
  fire({
    particleCount: 36,
    angle: fromLeft ? 62 : 118,
    spread: 60,
    startVelocity: 46,
    ticks: 130,
    gravity: 0.9,
    scalar: 0.85,
    shapes: ['circle'],
    colors: COLORS,
    origin: { x: fromLeft ? 0.05 : 0.95, y: 0.85 },
    disableForReducedMotion: true,
  });
}
