import type { BadgeState } from '../../contract.ts';
import { BadgeArt } from '../BadgeArt.tsx';
import { tierOf } from '../../rules/badges.ts';

/** The badge that comes with a milestone. */
export function NewBadge({ badge }: { badge: BadgeState }) {
  return (
    <div className="flex items-center gap-3 rounded-button bg-glow-tint py-2 pr-5 pl-3 text-left leading-tight">
      <BadgeArt group={badge.group} tier={tierOf(badge)} earned className="w-14 shrink-0" />
      <p>
        New badge
        <strong className="block font-display text-lg font-semibold">{badge.name}</strong>
      </p>
    </div>
  );
}
