import type { ReactNode } from 'react';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { GlimMark } from '../../../kit/glim/GlimMark.tsx';
import { rarityOf, type Rarity } from '../rules/rarity.ts';
import { titleOf, lineOf } from '../rules/words.ts';
import type { Achieved } from '../rules/achievement.ts';
import { AchievementArt } from './AchievementArt.tsx';

/** Where the picture stands from the first sketch on, 1200 × 630 at any size, so that nothing around it moves. */
export function Postcard({ children }: { children: ReactNode }) {
  return (
    <div
      // A dusk postcard in both themes, and where a person has colours of their own.
      data-theme="dark"
      className="@container relative forced-color-adjust-none aspect-[1200/630] w-full overflow-hidden rounded-button bg-paper text-ink"
    >
      {children}
    </div>
  );
}

const RARITY_LOOKS: Record<Rarity, { lights: number; look: string }> = {
  common: { lights: 1, look: 'subject-social_studies text-subject' },
  rare: { lights: 2, look: 'subject-math text-subject' },
  epic: { lights: 3, look: 'subject-writing text-subject' },
  legendary: { lights: 4, look: 'text-glow' },
};

/** What the picture will say, before the server draws it: its words, its mark and its light are where they will be. */
export function Sketch({ achieved, name }: { achieved: Achieved; name: string | null }) {
  return (
    <div className="flex size-full items-center gap-[3cqw] bg-[radial-gradient(closest-side_at_76%_47%,#6b4d22,transparent),linear-gradient(transparent_30%,#3a2a58)] pr-[8cqw] pl-[7cqw]">
      <div className="min-w-0 flex-1 @max-[24rem]:pt-[7cqw]">
        <p className="font-display [overflow-wrap:anywhere] text-[length:calc(max(1.1rem/var(--text-scale),7cqw)/var(--letter-width))] leading-tight! font-semibold text-balance">
          {titleOf(achieved)}
        </p>
        <p className="mt-[1.2cqw] [overflow-wrap:anywhere] text-[length:calc(max(0.78rem/var(--text-scale),3.4cqw)/var(--face-width))] leading-snug! tracking-normal text-balance text-soft">
          {lineOf(achieved, name)}
        </p>
      </div>
      <AchievementArt achieved={achieved} className="size-[28cqw] shrink-0 @max-[24rem]:size-[24cqw]" />
      <RarityLights rarity={rarityOf(achieved)} />
      <p className="absolute bottom-[6cqw] left-[7cqw] flex items-center gap-[1.6cqw] font-display text-[2.9cqw] font-medium @max-[24rem]:hidden">
        <GlimMark className="w-[5.5cqw]" />
        Brightling
      </p>
    </div>
  );
}

/** How rare it is: one light, or up to four. The everyday one goes by no name. */
function RarityLights({ rarity }: { rarity: Rarity }) {
  const { lights, look } = RARITY_LOOKS[rarity];
  return (
    <p
      className={`absolute top-[6cqw] left-[7cqw] flex items-center gap-[1.5cqw] font-display text-[length:calc(max(0.72rem/var(--text-scale),2.9cqw)/var(--face-width))] leading-tight! font-medium tracking-normal ${look}`}
    >
      {rarity !== 'common' && <span className="text-ink capitalize big-text:hidden">{rarity}</span>}
      <span aria-hidden className="flex gap-[0.6cqw]">
        {[1, 2, 3, 4].map((light) => (
          <span
            key={light}
            className={`size-[1.8cqw] rounded-full border border-current ${light <= lights ? 'bg-current' : ''}`}
          />
        ))}
      </span>
    </p>
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
