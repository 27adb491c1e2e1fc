import { Check, CircleDashed, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * `said` is for the screen reader alone: what the eye sees elsewhere. `count` tells one piece of news from the same
 * once more, so that it is read out again.
 */
export type News = {
  count: number;
  tone: 'good' | 'think' | 'plain';
  title: string;
  text?: string;
  said?: string;
};

const LOOKS = {
  good: { box: 'bg-good-tint text-good', Sign: Check },
  think: { box: 'bg-think-tint text-think', Sign: CircleDashed },
  plain: { box: 'bg-glow-tint text-ink', Sign: Lightbulb },
} as const;

/** What has just happened in a game, read out by a screen reader. Its place is kept while there is nothing to say. */
export function GameNews({ news, children }: { news: News | undefined; children?: ReactNode }) {
  return (
    <div role="status" className="flex min-h-20 items-center sm:min-h-14">
      {news ? <Said key={news.count} news={news} /> : children}
    </div>
  );
}

function Said({ news: { tone, title, text, said } }: { news: News }) {
  const { box, Sign } = LOOKS[tone];
  return (
    <p className={`flex w-full items-start gap-3 rounded-button px-4 py-3 ${box}`}>
      <Sign aria-hidden strokeWidth={2.6} className="mt-0.5 size-6 shrink-0" />
      <span>
        <strong className="font-display text-lg font-semibold">{title}</strong>{' '}
        {text && <span className="text-ink">{text}</span>} {said && <span className="sr-only">{said}</span>}
      </span>
    </p>
  );
}
