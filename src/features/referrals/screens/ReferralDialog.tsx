import { Dialog } from '../../../kit/ui/Dialog.tsx';

export function ReferralDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="ReferralDialog">
      Soon
    </Dialog>
  );
}
