import { Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { useMyControls } from '../../../progress/screens/useMyControls.ts';
import { AskParent } from '../../../sharing/screens/AskParent.tsx';
import { NetworkSign } from '../../../sharing/screens/NetworkSign.tsx';
import {
  hasShareSheet,
  openShareSheet,
  postOn,
  savePicture,
  tell,
} from '../../../sharing/screens/outlets.ts';
import type { Viewed } from '../../rules/viewed-child.ts';
import { weeklyReportText, type WeeklyReport } from '../../rules/weekly-report.ts';
import { copyWeek } from './copy-week.ts';
import { useReportPicture } from './report-picture.ts';
import { ReportPicture } from './ReportPicture.tsx';

/**
 * Shows what would be shared, and shares it. The name stays out unless it is ticked each time. A child's week is its
 * parent's to post; who looks at their own may post it as long as no parent has sharing off.
 */
export function ReportSharing({
  viewed,
  report,
  span,
}: {
  viewed: Viewed;
  report: WeeklyReport;
  span: string;
}) {
  const [namesChild, setNamesChild] = useState(false);
  const { data: picture, isFetching, isError, refetch } = useReportPicture(viewed.id, namesChild);
  const { controls, isKnown } = useMyControls();
  const mayPost = viewed.linked !== null || (isKnown && controls.sharingAllowed);
  const mustAsk = viewed.linked === null && isKnown && !controls.sharingAllowed;
  const text = weeklyReportText(report, span, namesChild);
  const fileName = `brightling-week-${report.weekEndDate}.png`;
  const openSheet = async () =>
    tell(await openShareSheet(text, picture && new File([picture], fileName, { type: picture.type })));
  return (
    <>
      <ReportPicture
        picture={picture}
        isFailed={isError && !isFetching}
        onRetry={() => void refetch()}
        alt={`Weekly report card. ${text.replaceAll('\n', ' ')}`}
      />
      {report.childName && (
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={namesChild}
            onChange={(event) => setNamesChild(event.target.checked)}
            className="size-5 shrink-0 accent-[var(--focus)]"
          />
          <span className="min-w-0">
            {viewed.linked ? `Name ${report.childName} in what is shared` : 'Put my first name in'}
          </span>
        </label>
      )}
      <p className="mt-1 text-sm text-soft">
        Only these figures are shared, as a picture or as text. Nothing leaves this page before you press a
        button.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3 @max-[17em]/page:grid-cols-1">
        <Button
          look="glow"
          className="col-span-full text-base"
          isBusy={isFetching}
          aria-disabled={!picture}
          onClick={picture && (async () => tell(await savePicture(picture, fileName)))}
        >
          <Download aria-hidden className="size-5 shrink-0" />
          Download Image
        </Button>
        {mayPost && hasShareSheet() && (
          <Button className="col-span-full text-base" isBusy={isFetching} onClick={openSheet}>
            <Share2 aria-hidden className="size-5 shrink-0" />
            Share…
          </Button>
        )}
        {mayPost && (
          <>
            <Button isTight className="text-base" onClick={() => tell(postOn('x', text))}>
              <NetworkSign of="x" className="size-5 shrink-0" />
              <ShareOn network="X" />
            </Button>
            <Button
              isTight
              className="text-base"
              // Facebook wants the address of a page: this site's own, which says nothing about the child.
              onClick={() => tell(postOn('facebook', text, location.origin))}
            >
              <NetworkSign of="facebook" className="size-5 shrink-0" />
              <ShareOn network="Facebook" />
            </Button>
          </>
        )}
        {mustAsk && (
          <div className="col-span-full">
            <AskParent />
          </div>
        )}
        <Button look="quiet" className="col-span-full text-base" onClick={() => void copyWeek(text)}>
          <Copy aria-hidden className="size-5 shrink-0" />
          Copy text
        </Button>
      </div>
    </>
  );
}

/** On a phone there is room for the name alone beside its sign. */
function ShareOn({ network }: { network: string }) {
  return (
    <span>
      <span className="max-sm:sr-only">Share on </span>
      {network}
    </span>
  );
}
