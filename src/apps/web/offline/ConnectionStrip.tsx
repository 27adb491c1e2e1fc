import { CloudOff, Hourglass } from 'lucide-react';
import { useUser } from '../../../features/accounts/screens/session.ts';
import { useIsTodayAtHand } from '../../../features/adaptive/screens/dashboard/useTodayAtHand.ts';
import { useToday } from '../../../features/adaptive/screens/useToday.ts';
import { useWaiting } from '../../../features/progress/screens/outbox/waiting.ts';
import { useIsOffline } from '../../../kit/useIsOffline.ts';

/** A quiet line over the screen while there is no network, or something that was finished waits to be saved. */
export function ConnectionStrip() {
  const isOffline = useIsOffline();
  const user = useUser();
  const waiting = useWaiting(user.id)?.waiting.length ?? 0;
  const isAtHand = useIsTodayAtHand(user.id, useToday(user.timeZone), isOffline && !user.isAdult);
  const Icon = isOffline ? CloudOff : Hourglass;
  return (
    // Always there: a place that comes together with its words is not read out.
    <div aria-live="polite">
      {(isOffline || waiting > 0) && (
        <p className="flex items-center justify-center gap-2.5 border-b-2 border-line bg-glow-tint px-4 py-1.5 leading-snug">
          <Icon aria-hidden className="size-5 shrink-0" />
          <span>
            {isOffline && 'You are offline. '}
            {waiting > 0 ? waitingWords(waiting) : user.isAdult ? '' : lessonsWords(isAtHand)}
          </span>
        </p>
      )}
    </div>
  );
}

/** Not every child's lessons are fetched ahead: where minutes are counted, opening one begins it. */
function lessonsWords(isAtHand: boolean | undefined): string {
  if (isAtHand === undefined) return '';
  return isAtHand ? "Today's lessons are here for you." : 'Lessons that you have opened are here for you.';
}

function waitingWords(count: number): string {
  return count === 1
    ? 'One finished lesson waits to be saved.'
    : `${count} finished lessons wait to be saved.`;
}
