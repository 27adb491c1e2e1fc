import { Sun, Sunrise } from 'lucide-react';

/** What the account opens. */
export function AccessBanner({ isPremium }: { isPremium: boolean }) {
  const Icon = isPremium ? Sun : Sunrise;
  return (
    <p className="flex items-center gap-2 rounded-full bg-glow-tint px-4 py-2 font-display leading-tight font-medium">
      <Icon aria-hidden className="size-5 shrink-0" />
      {isPremium ? 'Premium Active' : "Free: Today's Lessons Only"}
    </p>
  );
}
