import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import type { WeeklyReport } from '../../rules/weekly-report.ts';
import type { Viewed } from '../../rules/viewed-child.ts';
import { ReportSharing } from './ReportSharing.tsx';

/** The week of a child as a picture, and the ways to share it. */
export function ReportDialog({
  isOpen,
  onClose,
  ...shared
}: {
  isOpen: boolean;
  onClose: () => void;
  viewed: Viewed;
  report: WeeklyReport;
  span: string;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Weekly Progress Report">
      <ReportSharing {...shared} />
    </Dialog>
  );
}
