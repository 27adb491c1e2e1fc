import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Incident } from '../../../kit/ui/Incident.tsx';
import { useFault } from '../../../kit/ui/useFault.ts';

/** In place of a dialog that broke or did not come. The page under it stands. */
export function BrokenDialog(props: { error: unknown; isOpen: boolean; onClose: () => void }) {
  const { error, isOpen, onClose } = props;
  // The page under it may hold what somebody has typed: they say when it is loaded anew.
  const { kind, title, text, incident } = useFault(error, false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <p role="status">{text}</p>
      {kind !== 'looking' && (
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          <Button look="glow" onClick={() => location.reload()}>
            Load this page again
          </Button>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
      {kind === 'ours' && <Incident number={incident} />}
    </Dialog>
  );
}
