import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import type { PersonalDetail } from '../../../writing/rules/safety.ts';

const NAMES: Record<PersonalDetail, string> = {
  address: 'the address of a house',
  email: 'an e-mail address',
  phone: 'a phone number',
};

type PersonalDetailsDialogProps = {
  details: readonly PersonalDetail[];
  onClose: () => void;
  onGoOn: () => void;
};

/** Points out what is better kept private; the child decides. */
export function PersonalDetailsDialog({ details, onClose, onGoOn }: PersonalDetailsDialogProps) {
  return (
    <Dialog isOpen={details.length > 0} onClose={onClose} title="Keep it private?">
      <p>
        Your text seems to have {details.map((detail) => NAMES[detail]).join(' and ')} in it. It is safer to
        leave such things out, or to make one up.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="glow" onClick={onClose}>
          Change my essay
        </Button>
        <Button onClick={onGoOn}>Submit anyway</Button>
      </div>
    </Dialog>
  );
}
