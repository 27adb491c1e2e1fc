import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../kit/call.ts';
import { problemOf } from '../../../kit/problem.ts';
import { toast } from '../../../kit/ui/toasts.tsx';
import { refreshFamily } from './refresh-family.ts';

/**
 * One change to a family. It counts as going on until the family is fetched anew, so that nothing can be pressed on a
 * board that is no longer so.
 *
 * @param failure how its toast begins, without the colon
 * @param onDone tells what came of it, before the family is fetched
 * @param onShown the new state is on the screen
 */
export function useFamilyAct<Input, Output>(act: {
  send: (input: Input) => Promise<Output>;
  failure: string;
  onDone: (output: Output) => void;
  onShown?: () => void;
}) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: act.send,
    onSuccess: async (output) => {
      act.onDone(output);
      await refreshFamily();
      act.onShown?.();
    },
    onError: async (error) => {
      toast('Error', `${act.failure}: ${problemOf(error).text}`, 'problem');
      // Somebody else changed it meanwhile: the screen is to show how it stands now.
      if (isOutdated(error)) await refreshFamily();
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
