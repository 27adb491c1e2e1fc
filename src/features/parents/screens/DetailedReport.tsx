import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../kit/query.ts';
import { Failed, Loading, PartFailed } from '../../../kit/ui/states.tsx';
import { listCompletions, userProgress } from '../../progress/contract.ts';
import { subjectPerformance } from '../rules/performance.ts';
import { ActivitySheet } from './dashboard/ActivitySheet.tsx';
import { dashboardOf } from './dashboard/addresses.ts';
import { PageHead } from './dashboard/PageHead.tsx';
import { ParentPage, type ParentView } from './dashboard/ParentPage.tsx';
import { SkillSheet } from './dashboard/SkillSheet.tsx';
import { Recommendations } from './report/Recommendations.tsx';
import { StatTiles } from './report/StatTiles.tsx';
import { SubjectAnalysis } from './report/SubjectAnalysis.tsx';

const ACTIVITIES = 10;
const LOADING = 'Loading detailed report...';

/** The Detailed Learning Report of one child, for reading and for paper. */
export function DetailedReport() {
  return <ParentPage title="Detailed Learning Report" loadingText={LOADING} Content={Report} />;
}

function Report({ view }: { view: ParentView }) {
  const { viewed, today, user } = view;
  const params = { id: viewed.id };
  const completions = useCall(listCompletions, { params });
  const progress = useCall(userProgress, { params });
  const isLoading = completions.isPending || progress.isPending;
  const lessons = completions.data;
  return (
    <div className="sheet flex w-full flex-col gap-6">
      <div className="flex flex-col gap-1">
        <Link
          to={dashboardOf(viewed)}
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-display text-soft underline-offset-4 hover:text-ink hover:underline print:hidden"
        >
          <ArrowLeft aria-hidden className="size-5" />
          Back
          <span className="sr-only"> to Parent Zone</span>
        </Link>
        <PageHead title="Detailed Learning Report" view={view} />
      </div>
      {isLoading ? (
        <Loading text={LOADING} />
      ) : (
        <>
          <StatTiles viewed={viewed} progress={progress.data} lessons={lessons?.length} />
          {progress.isError && !progress.data && (
            <PartFailed
              text="The latest progress did not load; points, streak and level are those known before."
              error={progress.error}
              onRetry={() => void progress.refetch()}
            />
          )}
          {lessons ? (
            <>
              <SubjectAnalysis
                lessons={lessons}
                today={today}
                timeZone={user.timeZone}
                progress={progress.data}
              />
              <Recommendations subjects={subjectPerformance(lessons)} levels={progress.data?.levels} />
            </>
          ) : (
            <Failed
              title="The lessons did not load"
              text="What was learned is safe."
              error={completions.error}
              look="plain"
              onRetry={() => void completions.refetch()}
            />
          )}
          <SkillSheet viewed={viewed} />
          {lessons && (
            <ActivitySheet
              title="Recent Learning Activity"
              most={ACTIVITIES}
              completions={lessons}
              today={today}
              timeZone={user.timeZone}
            />
          )}
        </>
      )}
    </div>
  );
}
