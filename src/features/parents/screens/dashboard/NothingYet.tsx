import { Card } from '../../../../kit/ui/Card.tsx';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import type { Viewed } from '../../rules/viewed-child.ts';
import { InsightSheet } from './InsightSheet.tsx';

/** Before the first lesson: what this page will show, and how to begin. */
export function NothingYet({ viewed }: { viewed: Viewed }) {
  return (
    <div className="column grid gap-6 page-lg:grid-cols-[3fr_2fr]">
      <Card className="whole flex min-w-0 flex-col items-center gap-x-6 gap-y-3 text-center page-sm:flex-row page-sm:text-left">
        <Glim pose="reading" className="w-32 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-2xl">{viewed.linked ? 'No lessons yet' : 'No lessons of your own yet'}</h2>
          <p className="mt-2 max-w-prose text-pretty text-soft">
            There is not enough to sum up. After the first lesson this page shows how the week went, how each
            subject goes, which skills need help, and the essays and photos that were handed in.
          </p>
        </div>
      </Card>
      <InsightSheet completions={[]} viewed={viewed} />
    </div>
  );
}
