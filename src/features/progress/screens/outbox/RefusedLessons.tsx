import { CARD } from '../../../../kit/ui/Card.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { CopyByHand } from '../../../../kit/ui/CopyByHand.tsx';
import { useUser } from '../../../accounts/screens/session.ts';
import { dismissRefused, useWaiting } from './waiting.ts';

/** Finished lessons that the server will not take, each with the reason; they stay until they have been read. */
export function RefusedLessons() {
  const refused = useWaiting(useUser().id)?.refused ?? [];
  if (refused.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-3">
      {refused.map(({ key, title, refusal, body }) => (
        <section
          key={key}
          role="alert"
          className={`${CARD} flex flex-wrap items-center gap-x-5 gap-y-3 border-think bg-think-tint p-4`}
        >
          <div className="min-w-56 flex-1">
            <h2 className="text-lg">We could not save “{title}”</h2>
            <p>{refusal} That is not your fault. You may do the lesson again.</p>
            {body.essayText && <CopyByHand text={body.essayText} />}
          </div>
          <Button onClick={() => void dismissRefused(key)} className="w-full sm:w-auto">
            OK
          </Button>
        </section>
      ))}
    </div>
  );
}
