import { lazy, Suspense } from 'react';
import { FaultBoundary } from '../../../../kit/ui/FaultBoundary.tsx';
import { useCelebrations } from './celebrate.ts';

const loadStage = () => import('./CelebrationStage.tsx');

// Loaded with the first celebration: many visits have none. A child whose network fails just then goes on without.
const CelebrationStage = lazy(() =>
  loadStage().then(
    (stage) => ({ default: stage.CelebrationStage }),
    () => ({ default: () => null }),
  ),
);

/** Where celebrations appear, over whatever screen is open. */
export function Celebrations() {
  const { lastId } = useCelebrations();
  if (lastId === 0) return null;
  return (
    // What is celebrated is kept already: a stage that breaks takes nothing with it.
    <FaultBoundary instead={() => null}>
      <Suspense>
        <CelebrationStage />
      </Suspense>
    </FaultBoundary>
  );
}

/** Has the stage at hand when one is about to come. */
export function expectCelebration(): void {
  // Should it fail, it is tried again when the celebration is there.
  loadStage().catch(() => undefined);
}
