import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { call, CallError, sentenceOf } from '../../../../kit/call.ts';
import { Lantern } from '../../../../kit/glim/Lantern.tsx';
import { isUnreached } from '../../../../kit/problem.ts';
import { refresh } from '../../../../kit/query.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { refreshSession } from '../../../accounts/screens/session.ts';
import { achievements, myProgress, streakStatusCall, useStreakShield } from '../../../progress/contract.ts';

export type StreakStatus = z.output<typeof streakStatusCall.reply>;

/** Days were missed: what a shield can do about it, or a kind word where there is none. */
export function StreakDanger({ status, onChanged }: { status: StreakStatus; onChanged: () => void }) {
  const wasLost = useRef(false);
  const shield = useMutation({
    mutationFn: () => call(useStreakShield),
    onSuccess: async ({ message }) => {
      toast('Streak Protected!', message);
      await showAnew();
      onChanged();
    },
    onError: async (error) => {
      wasLost.current ||= isUnreached(error);
      const isOutdated = error instanceof CallError && error.status === 409;
      // The try before may have been taken, and only its answer lost.
      const now =
        isOutdated && wasLost.current ? await call(streakStatusCall).catch(() => undefined) : undefined;
      if (now && !now.streakInDanger) toast('Streak Protected!', 'Your streak is safe.');
      else toast('Shield Failed', sentenceOf(error) ?? 'Could not use streak shield', 'problem');
      if (!isOutdated) return;
      // It stands otherwise than this page shows: a shield was used, or a lesson done, elsewhere.
      await showAnew();
      onChanged();
    },
  });
  return (
    <section
      aria-labelledby="danger-heading"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 border-b-[5px] border-think bg-think-tint p-5"
    >
      <Lantern lit={false} className="size-14 shrink-0" />
      <div className="min-w-56 flex-1">
        <h2 id="danger-heading" className="text-xl">
          {titleFor(status)}
        </h2>
        <p className="mt-1">{wordsFor(status)}</p>
      </div>
      {status.canUseShield && (
        <Button isBusy={shield.isPending} onClick={() => shield.mutate()} className="w-full sm:w-auto">
          Use a shield
        </Button>
      )}
      <ActFailed error={shield.error} className="w-full" />
    </section>
  );
}

async function showAnew(): Promise<void> {
  await Promise.all([refresh(streakStatusCall.path, myProgress.path, achievements.path), refreshSession()]);
}

function titleFor({ canUseShield, streakShields }: StreakStatus): string {
  if (canUseShield) return 'Your lantern is waiting for you';
  return streakShields === 0 ? 'No Streak Shields' : 'Not enough streak shields';
}

function wordsFor({ streak, daysMissed, canUseShield, streakShields }: StreakStatus): string {
  const away = daysMissed === 1 ? 'You were away for a day.' : `You were away for ${daysMissed} days.`;
  if (!canUseShield && streakShields > 0)
    return `${away} That needs ${daysMissed} and you have ${streakShields}. Keep ${streakShields === 1 ? 'it' : 'them'} for another day.`;
  if (!canUseShield) return `${away} That happens! Your next lesson lights the lantern anew.`;
  const cost = daysMissed === 1 ? 'A shield keeps' : `${daysMissed} shields keep`;
  return `${away} ${cost} your ${streak}-day streak alight. You have ${streakShields}.`;
}
