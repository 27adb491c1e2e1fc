import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../../kit/call.ts';
import { callQuery } from '../../../../kit/query.ts';
import { tell } from '../../../sharing/screens/outlets.ts';
import { reportCard } from '../../contract.ts';

/** The picture of a child's week, drawn anew for each look at it: the page may have been open for days. */
export function useReportPicture(childId: string, namesChild: boolean) {
  const parts = { params: { id: childId }, query: { named: namesChild ? 'yes' : 'no' } } as const;
  return useQuery({
    queryKey: callQuery(reportCard, parts).queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await (await answerOf(reportCard, { ...parts, signal })).blob();
      } catch (error) {
        const text = 'Failed to create report card. Please try again.';
        if (!signal.aborted) tell({ title: 'Error', text, tone: 'problem' });
        throw error;
      }
    },
    gcTime: 0,
    // Without a network it fails and says so.
    networkMode: 'always',
  });
}
