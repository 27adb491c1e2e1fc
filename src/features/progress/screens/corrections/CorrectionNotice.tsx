import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../kit/call.ts';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { problemOf } from '../../../../kit/problem.ts';
import { refresh, useCall } from '../../../../kit/query.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { myCorrections, seeCorrections, type Correction } from '../../corrections/contract.ts';

/** Tells a child that a question was wrong, with the points for it, until it has seen that. */
export function CorrectionNotice({ onSeen }: { onSeen: () => void }) {
  const { data: unseen = [] } = useCall(myCorrections);
  const seeing = useMutation({
    mutationFn: () => call(seeCorrections, { body: { refs: unseen.slice(0, MOST).map(({ ref }) => ref) } }),
    onSuccess: async () => {
      await refresh(myCorrections.path);
      onSeen();
    },
    onError: (error) => toast('Error', problemOf(error).text, 'problem'),
  });
  return (
    // The place is there from the start, so that a screen reader hears what comes into it; empty it takes no room.
    <div role="status" className="empty:absolute">
      {unseen.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 border-b-[5px] border-good bg-good-tint p-5">
          <div className="flex min-w-56 flex-1 items-center gap-4 sm:gap-5">
            <Glim pose="cheering" className="w-16 shrink-0 sm:w-20" />
            <div className="min-w-0">
              <h2 className="text-xl">That one was our mistake!</h2>
              {unseen.map((correction) => (
                <p key={correction.ref} className="mt-1 [overflow-wrap:anywhere]">
                  {sentenceFor(correction)}
                </p>
              ))}
            </div>
          </div>
          <Button isBusy={seeing.isPending} onClick={() => seeing.mutate()} className="w-full sm:w-auto">
            Thank you!
          </Button>
        </div>
      )}
    </div>
  );
}

/** As many as can be put away at once. */
const MOST = 200;

function sentenceFor({ lessonTitle, points }: Correction): string {
  return `A question in "${lessonTitle}" had a mistake of ours. Here are ${points} ${points === 1 ? 'point' : 'points'}.`;
}
