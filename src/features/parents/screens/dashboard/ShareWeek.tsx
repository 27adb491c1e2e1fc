import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { spanOf } from '../../rules/day-words.ts';
import { weeklyReportText, type WeeklyReport } from '../../rules/weekly-report.ts';
import { copyWeek } from './copy-week.ts';
import type { ParentView } from './ParentPage.tsx';
import { ReportDialog } from './ReportDialog.tsx';

/** The ways to share the week. What is shared is made of figures fetched for it: the page may have been open for days. */
export function ShareWeek({
  view,
  report,
  onFetch,
}: {
  view: ParentView;
  report: WeeklyReport;
  onFetch: () => Promise<unknown>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const span = spanOf(report.weekStartDate, report.weekEndDate);
  const openReport = async () => {
    // The button stays enabled meanwhile: the dialog gives the focus back to it.
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onFetch();
      setOpen(true);
    } catch (failure) {
      setError(failure);
      toast('Error', 'Failed to create report card. Please try again.', 'problem');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap gap-x-3 max-sm:flex-col print:hidden">
      <Button className="text-base" aria-busy={isBusy} onClick={openReport}>
        <Share2 aria-hidden className="size-5" />
        Share this week
      </Button>
      <Button
        look="quiet"
        className="text-base"
        onClick={() => void copyWeek(weeklyReportText(report, span, false))}
      >
        <Copy aria-hidden className="size-5" />
        Copy as text
      </Button>
      <ActFailed error={error} className="mt-2 w-full" />
      <ReportDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        viewed={view.viewed}
        report={report}
        span={span}
      />
    </div>
  );
}
