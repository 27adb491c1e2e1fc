import { notifyManager, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, Who } from '../base/endpoint.ts';
import { answerOrKept } from './answer-or-kept.ts';
import { addressOf, call } from './call.ts';
import { isKept, keepAnswer, keptAnswer, presentOwner } from './kept-answers.ts';
import { noteAsking } from './order-of-asking.ts';

// A button is told of its act before the next press is looked at. A timer, which is the library's own way, comes after
// one that waits already: on a slow device an impatient second press would act once more.
notifyManager.setScheduler(queueMicrotask);

/** Data is fetched when it is needed and again when we know that it changed; never on a timer or on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails and says so: what waits for one would wait for ever.
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A stated GET call as a query; its key is its address. Where no answer comes, the kept one serves. */
export function callQuery<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, W extends Who>(
  stated: Endpoint<P, Q, z.ZodUndefined, R, W>,
  parts: { params?: z.input<P>; query?: z.input<Q> } = {},
) {
  const address = addressOf(stated.path, parts.params, parts.query);
  const query = queryOptions({
    queryKey: [stated.path, address],
    queryFn: async ({ signal }) => {
      const owner = presentOwner();
      const isNewest = noteAsking(address);
      const answering = call(stated, { ...parts, signal }).then((answer) => {
        if (isNewest()) void keepAnswer(stated.path, address, answer, owner);
        return answer;
      });
      return answerOrKept(
        answering,
        () => keptAnswer(stated, parts),
        (answer) => {
          if (isNewest()) queryClient.setQueryData(query.queryKey, () => answer);
        },
      );
    },
  });
  return query;
}

export function useCall<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, W extends Who>(
  stated: Endpoint<P, Q, z.ZodUndefined, R, W>,
  parts: { params?: z.input<P>; query?: z.input<Q>; enabled?: boolean } = {},
) {
  const { enabled = true, ...address } = parts;
  return useQuery({ ...callQuery(stated, address), enabled });
}

/** Forgets what calls to a path have answered, whatever their parameters, and fetches anew what is on the screen. */
export function refresh(...paths: string[]): Promise<void[]> {
  return Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** An act whose answer was lost may have changed what is on the screen: that is known when the server is there again. */
export function doubt(path: string): void {
  void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
}

/** The server is there again: asks anew for what could not be had, is in doubt, or may have been a kept answer. */
export function refreshAfterAbsence(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path], state }) =>
      state.status === 'error' || state.isInvalidated || (typeof path === 'string' && isKept(path)),
  });
}
