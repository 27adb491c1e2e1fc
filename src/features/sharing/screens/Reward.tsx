import { ShieldCheck } from 'lucide-react';
import { rewardWords } from '../rules/share-text.ts';

/** What making the picture earned, or why it earned nothing this time. */
export function Reward({ reward }: { reward: { shields: number; points: number } | null }) {
  const words = reward ? rewardWords(reward) : '';
  if (words === '')
    return (
      <p className="text-center text-base text-balance text-soft">
        Shields and points come once for each achievement, and once a day after a new lesson.
      </p>
    );
  return (
    <p className="flex items-center justify-center gap-2.5 rounded-button bg-glow-tint px-4 py-2.5 text-center">
      <ShieldCheck aria-hidden className="size-6 shrink-0 text-good" />
      <span>
        You earned <strong className="font-display font-semibold">{words}</strong>!
      </span>
    </p>
  );
}
