import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { weeklyReportText, type WeeklyReport } from '../../rules/weekly-report.ts';
import { ReportCard } from './ReportCard.tsx';
import { copyText, hasShareSheet, openShareSheet, shareOn, type Outcome } from './sharing.ts';

/** Shows what would be shared, and shares it. The name stays out unless it is ticked each time. */
export function ReportDialog({
  isOpen,
  onClose,
  report,
  span,
  isOfChild,
}: {
  isOpen: boolean;
  onClose: () => void;
  report: WeeklyReport;
  span: string;
  isOfChild: boolean;
}) {
  const [namesChild, setNamesChild] = useState(false);
  const text = weeklyReportText(report, span, namesChild);
  const [outcome, setOutcome] = useState<Outcome>();
  const share = async (how: Promise<Outcome | undefined> | Outcome | undefined) => setOutcome(await how);
  const close = () => {
    setOutcome(undefined);
    setNamesChild(false);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Weekly Progress Report">
      <ReportCard report={report} span={span} namesChild={namesChild} />
      {report.childName && (
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={namesChild}
            onChange={(event) => setNamesChild(event.target.checked)}
            className="size-5 shrink-0 accent-[var(--focus)]"
          />
          <span className="min-w-0">
            {isOfChild ? `Name ${report.childName} in what is shared` : 'Put my first name in'}
          </span>
        </label>
      )}
      <p className="mt-1 text-sm text-soft">
        Only these figures are shared, as text. Nothing leaves this page before you press a button.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {hasShareSheet() && (
          <Button className="text-base" onClick={() => void share(openShareSheet(text))}>
            <Share2 aria-hidden className="size-5" />
            Share…
          </Button>
        )}
        <Button className="text-base" onClick={() => void share(shareOn('x', text))}>
          Share on X
        </Button>
        <Button className="text-base" onClick={() => void share(shareOn('facebook', text))}>
          Share on Facebook
        </Button>
        <Button className="text-base" onClick={() => void share(copyText(text))}>
          <Copy aria-hidden className="size-5" />
          Copy text
        </Button>
      </div>
      {/* A toast would stand behind the dialog, out of reach. */}
      <div role="status">
        {outcome && (
          <p className="mt-4">
            <strong className={outcome.tone === 'good' ? 'text-good' : 'text-think'}>{outcome.title}</strong>{' '}
            {outcome.text}
          </p>
        )}
      </div>
    </Dialog>
  );
}
