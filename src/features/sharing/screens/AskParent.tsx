import { HeartHandshake } from 'lucide-react';
import { useUser } from '../../accounts/screens/session.ts';

/** Instead of the ways out: who can open them, and where; nobody, once a parent's part has ended. */
export function AskParent() {
  const { isAdult } = useUser();
  return (
    <div className="rounded-button border-2 border-line bg-paper px-4 py-3">
      <p className="flex items-center gap-2.5 font-display text-lg leading-tight font-medium">
        <HeartHandshake aria-hidden className="size-6 shrink-0 text-soft" />
        {isAdult ? 'Sharing is off' : 'Ask a parent to turn on sharing'}
      </p>
      <p className="mt-1 text-base text-soft">
        {isAdult
          ? 'It stayed off when your parent’s part here ended, at 18. The picture is yours to keep.'
          : 'They find it in the Parent Zone under Rules and settings → Sharing, or in the parent portal mailed to them.'}
      </p>
    </div>
  );
}
