import { Check, ChevronDown, Minus, type LucideIcon } from 'lucide-react';
import { scoreBand, type ScoreBand } from '../../rules/performance.ts';

const MARKS: Record<ScoreBand, { Icon: LucideIcon; look: string }> = {
  good: { Icon: Check, look: 'text-good' },
  medium: { Icon: Minus, look: 'text-soft' },
  low: { Icon: ChevronDown, look: 'text-think' },
};

/** A score with its band: a shape and a word go with the colour. */
export function ScoreMark({ score }: { score: number }) {
  const band = scoreBand(score);
  const { Icon, look } = MARKS[band];
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <strong className="font-bold">{score}%</strong>
      <Icon aria-hidden strokeWidth={3} className={`size-4 ${look}`} />
      <span className={`text-sm ${look}`}>{band}</span>
    </span>
  );
}
