import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMailedToken } from '../../../kit/mailed-token.ts';
import { useCall } from '../../../kit/query.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { listCompletions, type Completion } from '../../progress/contract.ts';
import { ConfirmAddress } from './controls/ConfirmAddress.tsx';
import { ParentControls } from './controls/ParentControls.tsx';
import { ActivitySheet } from './dashboard/ActivitySheet.tsx';
import { reportOf } from './dashboard/addresses.ts';
import { EssayReview } from './dashboard/EssayReview.tsx';
import { NothingYet } from './dashboard/NothingYet.tsx';
import { InsightSheet } from './dashboard/InsightSheet.tsx';
import { PageHead } from './dashboard/PageHead.tsx';
import { ParentPage, type ParentView } from './dashboard/ParentPage.tsx';
import { PhotoGallery } from './dashboard/PhotoGallery.tsx';
import { SkillSheet } from './dashboard/SkillSheet.tsx';
import { SubjectSheet } from './dashboard/SubjectSheet.tsx';
import { WeekSheet } from './dashboard/WeekSheet.tsx';

const ACTIVITIES = 5;

/** The Parent Zone: the week at a glance, what goes well and what needs help, what was made, what was done. */
export function ParentDashboard() {
  return <ParentPage title="Parent Zone" Content={Dashboard} />;
}

function Dashboard({ view }: { view: ParentView }) {
  const { viewed, canConfirmAddress } = view;
  // Also for who follows the mailed link once more.
  const isConfirming = useMailedToken('confirm').token !== undefined;
  // What is settled once and then left alone stays out of the way of the figures.
  const [isSettling, setSettling] = useState(false);
  const completions = useCall(listCompletions, { params: { id: viewed.id } });
  return (
    <div className="sheet flex w-full flex-col gap-6">
      <PageHead
        title="Parent Zone"
        view={view}
        actions={
          <>
            <ButtonLink
              to={reportOf(viewed)}
              look={canConfirmAddress || isConfirming ? 'plain' : 'glow'}
              className="text-base max-sm:grow"
            >
              Detailed report
            </ButtonLink>
            {viewed.linked && (
              <Button
                className="text-base max-sm:grow"
                aria-expanded={isSettling}
                aria-controls="settle"
                onClick={() => setSettling(!isSettling)}
              >
                <SlidersHorizontal aria-hidden className="size-5" />
                Rules and settings
              </Button>
            )}
          </>
        }
      />
      {(canConfirmAddress || isConfirming) && (
        <div className="print:hidden">
          <ConfirmAddress />
        </div>
      )}
      {viewed.linked && isSettling && (
        <div id="settle" className="print:hidden">
          <ParentControls key={viewed.id} child={viewed.linked} />
        </div>
      )}
      {completions.data ? (
        <Learning
          key={viewed.id}
          view={view}
          completions={completions.data}
          onFetch={() => completions.refetch({ throwOnError: true })}
        />
      ) : completions.isError ? (
        <Failed
          title="The lessons did not load"
          text="What was learned is safe."
          error={completions.error}
          look="plain"
          onRetry={() => void completions.refetch()}
        />
      ) : (
        <Loading />
      )}
      {!completions.data && !completions.isPending && <SkillSheet viewed={viewed} />}
    </div>
  );
}

function Learning({
  view,
  completions,
  onFetch,
}: {
  view: ParentView;
  completions: readonly Completion[];
  onFetch: () => Promise<unknown>;
}) {
  const { viewed, today, user } = view;
  if (completions.length === 0) return <NothingYet viewed={viewed} />;
  const done = { completions, today, timeZone: user.timeZone };
  return (
    <>
      <div className="column grid gap-6 page-lg:grid-cols-[3fr_2fr]">
        <div className="column flex min-w-0 flex-col gap-6">
          <WeekSheet view={view} completions={completions} onFetch={onFetch} />
          <SubjectSheet completions={completions} />
        </div>
        <div className="column flex min-w-0 flex-col gap-6">
          <InsightSheet completions={completions} viewed={viewed} />
          <SkillSheet viewed={viewed} />
        </div>
      </div>
      <EssayReview {...done} />
      <div className="column grid items-start gap-6 page-lg:grid-cols-[3fr_2fr]">
        <ActivitySheet title="Recent activity" most={ACTIVITIES} {...done} />
        <PhotoGallery {...done} />
      </div>
    </>
  );
}
