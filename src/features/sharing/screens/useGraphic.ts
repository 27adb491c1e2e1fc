import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kit/call.ts';
import { refresh } from '../../../kit/query.ts';
import { refreshSession } from '../../accounts/screens/session.ts';
import { achievements, myControls, myProgress, streakStatusCall } from '../../progress/contract.ts';
import { badgeCelebrations } from '../../progress/screens/celebrating.ts';
import { celebrate } from '../../progress/screens/celebrations/celebrate.ts';
import { generateShareGraphic, type ShareGraphic } from '../contract.ts';
import type { Achieved } from '../rules/achievement.ts';
import { askFor, OUTCOMES } from '../rules/share-text.ts';
import { tell } from './outlets.ts';

/** A graphic and what it shows. */
export type Made = { graphic: ShareGraphic; achieved: Achieved };

/** Makes graphics, one at a time. */
export function useGraphic() {
  const [isAgain, setAgain] = useState(false);
  const making = useMutation({
    mutationFn: async (achieved: Achieved): Promise<Made> => ({
      graphic: await call(generateShareGraphic, { body: { achievement: askFor(achieved) } }),
      achieved,
    }),
    onSuccess: ({ graphic }) => celebrate(badgeCelebrations(graphic.newBadges)),
    onError: () => tell(OUTCOMES.generationFailed),
    // Its reward changes what the child has; what was refused may have been asked for by old figures; and whether it is
    // public may have been changed by a parent only now.
    onSettled: () => {
      void refreshSession();
      void refresh(streakStatusCall.path, achievements.path, myProgress.path, myControls.path);
    },
  });
  return {
    made: making.data,
    isMaking: making.isPending,
    /** Why the latest one could not be made. */
    problem: making.error,
    /** One was made before: the first step is come back to. */
    isAgain,
    make: (achieved: Achieved) => making.mutate(achieved),
    makeAnother: () => {
      setAgain(true);
      making.reset();
    },
  };
}
