import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { call, CallError } from '../../../kit/call.ts';
import { isUnreached, problemOf } from '../../../kit/problem.ts';
import { doubt } from '../../../kit/query.ts';
import { toast } from '../../../kit/ui/toasts.tsx';
import { myFamily } from '../contract.ts';
import { refreshFamily } from './refresh-family.ts';

/**
 * One change to a family. It counts as going on until the family is fetched anew, so that nothing can be pressed on a
 * board that is no longer so.
 *
 * @param found what `send` would have answered, read off how the family stands; null where the act has not been done. An answer may be lost on its way, and a second try would then be refused.
 * @param failure how its toast begins, without the colon
 * @param onDone tells what came of it, before the family is fetched
 * @param onShown the new state is on the screen
 */
export function useFamilyAct<Input, Output>(act: {
  send: (input: Input) => Promise<Output>;
  found?: (now: z.output<typeof myFamily.reply>) => NoInfer<Output> | null;
  failure: string;
  onDone: (output: Output) => void;
  onShown?: () => void;
}) {
  const wasLost = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await act.send(input);
      } catch (error) {
        wasLost.current ||= isUnreached(error);
        const now = wasLost.current && act.found && (await call(myFamily).catch(() => undefined));
        const output = now && act.found?.(now);
        if (!output) throw error;
        return output;
      }
    },
    onSuccess: async (output) => {
      act.onDone(output);
      await refreshFamily();
      act.onShown?.();
    },
    onError: async (error) => {
      toast('Error', `${act.failure}: ${problemOf(error).text}`, 'problem');
      // Somebody else changed it meanwhile: the screen is to show how it stands now.
      if (isOutdated(error)) await refreshFamily();
      if (isUnreached(error)) doubt(myFamily.path);
    },
  });
  const details = error instanceof CallError ? error.details : {};
  return {
    send: mutate,
    isBusy: isPending,
    /** For `ActFailed`, where no field is at fault. */
    error,
    /** What was wrong, in a sentence, and with which field. */
    problem: error
      ? {
          text: problemOf(error).text,
          field: typeof details['field'] === 'string' ? details['field'] : '',
        }
      : undefined,
    forgetProblem: reset,
  };
}

function isOutdated(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  // A field at fault is the person's own to mend.
  return [403, 404, 409].includes(error.status) && error.details['field'] === undefined;
}
