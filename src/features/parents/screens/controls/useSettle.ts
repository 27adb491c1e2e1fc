import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../kit/call.ts';
import { callQuery, queryClient, refresh } from '../../../../kit/query.ts';
import { problemOf } from '../../../../kit/problem.ts';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { changeControls, changeDigest, linkedChildren, type LinkedChild } from '../../contract.ts';
import { sentenceFor, type Settled } from './settled.ts';

const CHILDREN = callQuery(linkedChildren).queryKey;

/** Changes of what is settled for a child: seen at once, saved one after the other, undone when one fails. */
export function useSettle(
  child: LinkedChild,
  name: string,
): { settle: (change: Partial<Settled>) => void; error: Error | null } {
  const key = ['settle', child.id];
  const { mutate, error } = useMutation({
    mutationKey: key,
    // The later of two presses must win on the server too.
    scope: { id: key.join() },
    mutationFn: async (change: Partial<Settled>) => {
      const params = { id: child.id };
      const { wantsDigest, ...controls } = change;
      if (wantsDigest === undefined) await call(changeControls, { params, body: controls });
      else await call(changeDigest, { params, body: { wantsDigest } });
    },
    onMutate: async (change) => {
      // An older answer on its way would undo on the screen what was just pressed.
      await queryClient.cancelQueries({ queryKey: CHILDREN });
      const before = settledFor(child.id);
      show(child.id, change);
      return before;
    },
    onSuccess: (_, change) => toast('Saved', sentenceFor(name, change)),
    onError: (error, change, before) => {
      if (before) show(child.id, partsOf(before, change));
      toast('Could not save', problemOf(error).text, 'problem');
    },
    onSettled: () => {
      // A press that still waits would be undone on the screen by an answer from before it.
      if (queryClient.isMutating({ mutationKey: key }) === 1) void refresh(linkedChildren.path);
    },
  });
  return { settle: mutate, error };
}

function settledFor(childId: string): Settled | undefined {
  const child = queryClient.getQueryData(CHILDREN)?.children.find(({ id }) => id === childId);
  return child && { ...child.controls, wantsDigest: child.wantsDigest };
}

function show(childId: string, { wantsDigest, ...controls }: Partial<Settled>): void {
  queryClient.setQueryData(CHILDREN, (present) =>
    present
      ? {
          ...present,
          children: present.children.map((child) =>
            child.id === childId
              ? {
                  ...child,
                  wantsDigest: wantsDigest ?? child.wantsDigest,
                  controls: { ...child.controls, ...controls },
                }
              : child,
          ),
        }
      : present,
  );
}

/** The former values of what a change touched. */
function partsOf(before: Settled, change: Partial<Settled>): Partial<Settled> {
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in change));
}
