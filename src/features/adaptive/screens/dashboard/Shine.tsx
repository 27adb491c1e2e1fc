import { Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lantern } from '../../../../kit/glim/Lantern.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { ProgressBar } from '../../../../kit/ui/ProgressBar.tsx';
import { PartFailed } from '../../../../kit/ui/states.tsx';
import { lanternWords, type DayMood } from '../../rules/day-mood.ts';
import { wayToNextLevel } from '../../rules/goal.ts';
import type { StreakStatus } from './StreakDanger.tsx';

const TILE = `${CARD} flex items-center gap-4 p-5 big-text:flex-col big-text:items-stretch`;

/** Points and the way to the next level. */
export function LevelTile({ points, level }: { points: number; level: number }) {
  const { into, span, left } = wayToNextLevel(points, level);
  return (
    <div className={`${TILE} page-md:col-span-2`}>
      <Orb>{level}</Orb>
      <div className="min-w-0 flex-1 [--subject-tint:var(--glow-tint)] [--subject:var(--glow)]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-xl">Level {level}</h3>
          <p className="font-display text-lg font-medium tabular-nums">
            {points.toLocaleString('en')} points
          </p>
        </div>
        <ProgressBar
          value={into}
          max={span}
          label={`Points to level ${level + 1}`}
          className="mt-2 mb-1.5 h-4 border-2 border-glow-edge"
        />
        <p className="text-soft">
          {left.toLocaleString('en')} more to level {level + 1}
        </p>
      </div>
    </div>
  );
}

function Orb({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-items-center rounded-full border-2 border-glow-edge bg-glow font-display text-3xl font-semibold text-glow-ink tabular-nums shadow-[0_0_0_8px_color-mix(in_srgb,var(--glow)_22%,transparent)]"
    >
      {children}
    </span>
  );
}

type StreakTileProps = {
  streak: number;
  /** Undefined while it is on its way. */
  status: StreakStatus | undefined;
  /** Why it could not be had. */
  error: unknown;
  mood: DayMood;
  isLitToday: boolean;
  /** It stands alone beside the level. */
  isWide: boolean;
  onRetry: () => void;
};

/** The lantern of the days in a row. */
export function StreakTile({ streak, status, error, mood, isLitToday, isWide, onRetry }: StreakTileProps) {
  const isOut = streak === 0 || status?.streakInDanger === true;
  return (
    <div className={`${TILE} ${isWide ? 'page-md:col-span-2' : ''}`}>
      <Lantern lit={!isOut} glow={isLitToday} className="size-16 shrink-0" />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl">{streak === 0 ? 'Your lantern' : `${streak}-day streak`}</h3>
        {error ? (
          <PartFailed text="We could not look after your lantern." error={error} onRetry={onRetry} />
        ) : (
          <p className={`text-soft ${isWide ? '' : 'page-lg:min-h-[2lh]'}`}>
            {lanternWords(mood, streak, isLitToday, status)}
          </p>
        )}
        {status && status.streakShields > 0 && (
          <p className="mt-1 flex items-center gap-1.5 font-semibold">
            <Shield aria-hidden className="size-4.5" />
            {status.streakShields} {status.streakShields === 1 ? 'shield' : 'shields'}
          </p>
        )}
      </div>
    </div>
  );
}
