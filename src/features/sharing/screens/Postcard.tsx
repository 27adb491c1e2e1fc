import type { ReactNode } from 'react';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { GlimMark } from '../../../kit/glim/GlimMark.tsx';
import { rarityOf, titleOf, lineOf, type Achieved, type Rarity } from '../rules/achievement.ts';
import { AchievementArt } from './AchievementArt.tsx';

/** Where the picture stands from the first sketch on, 1200 × 630 at any size, so that nothing around it moves. */
export function Postcard({ children }: { children: ReactNode }) {
  return (
    <div
      // A dusk postcard in both themes.
      data-theme="dark"
      className="@container relative aspect-[1200/630] w-full overflow-hidden rounded-button bg-paper text-ink"
    >
      {children}
    </div>
  );
}

const RARITY_NAMES: Record<Exclude<Rarity, 'common'>, { name: string; look: string }> = {
  rare: { name: 'Rare', look: 'subject-math bg-subject text-paper' },
  epic: { name: 'Epic', look: 'subject-writing bg-subject text-paper' },
  legendary: { name: 'Legendary', look: 'bg-glow text-glow-ink' },
};

/** What the picture will say, before the server draws it. */
export function Sketch({ achieved, name }: { achieved: Achieved; name: string | null }) {
  const rarity = rarityOf(achieved);
  const mark = rarity === 'common' ? undefined : RARITY_NAMES[rarity];
  return (
    <div className="flex size-full items-center gap-[4cqw] bg-[radial-gradient(circle_at_22%_50%,#4a3a22,transparent_55%)] p-[5cqw]">
      <AchievementArt achieved={achieved} className="size-[27cqw] shrink-0" />
      <div className="min-w-0 flex-1">
        {mark && (
          <p
            className={`mb-[2cqw] inline-block rounded-full px-[2.6cqw] font-display text-[max(0.72rem,3.2cqw)] font-medium ${mark.look}`}
          >
            {mark.name}
          </p>
        )}
        <p className="font-display text-[max(1.1rem,6.6cqw)] leading-tight font-semibold text-balance">
          {titleOf(achieved)}
        </p>
        <p className="mt-[1.5cqw] text-[max(0.78rem,3.7cqw)] leading-snug text-balance text-soft">
          {lineOf(achieved, name)}
        </p>
      </div>
      <GlimMark className="absolute top-[3cqw] right-[3cqw] w-[8cqw]" />
    </div>
  );
}

/** Glim draws. */
export function Drawing() {
  return (
    <div className="flex size-full items-center justify-center gap-[4cqw]">
      <Glim pose="writing" className="w-[32cqw]" />
      <p className="font-display text-[max(1rem,5cqw)]">Glim is drawing...</p>
    </div>
  );
}
