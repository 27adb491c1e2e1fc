import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, Who } from '../base/endpoint.ts';
import { addressOf, call } from './call.ts';

/** Data is fetched when it is needed and again when we know that it changed; never on a timer or on focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
    // Without a network a call fails and says so: a button that waits for one would wait for ever.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A stated GET call as a query; its key is its address. */
export function callQuery<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, W extends Who>(
  stated: Endpoint<P, Q, z.ZodUndefined, R, W>,
  parts: { params?: z.input<P>; query?: z.input<Q> } = {},
) {
  return queryOptions({
    queryKey: [stated.path, addressOf(stated.path, parts.params, parts.query)],
    queryFn: ({ signal }) => call(stated, { ...parts, signal }),
  });
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
