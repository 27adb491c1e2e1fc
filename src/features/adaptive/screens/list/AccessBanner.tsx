import { Sun, Sunrise } from 'lucide-react';

/** What the account opens; to a free one, a kind word on how friends open more. */
export function AccessBanner({ isPremium, lockedCount }: { isPremium: boolean; lockedCount: number }) {
  const Icon = isPremium ? Sun : Sunrise;
  return (
    <section
      aria-label="What is open for you"
      className="flex items-start gap-4 rounded-card border-2 border-line bg-glow-tint p-5"
    >
      <Icon aria-hidden className="mt-0.5 size-7 shrink-0" />
      <div>
        <p className="font-display text-lg font-medium">
          {isPremium ? 'Premium Active' : "Free: Today's Lessons Only"}
        </p>
        <p>{isPremium ? 'The lessons of the last 30 days are open for you.' : inviteWords(lockedCount)}</p>
      </div>
    </section>
  );
}

function inviteWords(lockedCount: number): string {
  const more = lockedCount === 1 ? '1 lesson' : `${lockedCount} lessons`;
  const what = lockedCount === 0 ? 'lessons of earlier days' : `${more} of earlier days`;
  return `Learning with friends? When a friend's family joins with an invite, both of you can open ${what} for a week.`;
}
