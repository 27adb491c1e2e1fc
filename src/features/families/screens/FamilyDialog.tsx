import { Dialog } from '../../../kit/ui/Dialog.tsx';

export function FamilyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="FamilyDialog">
      Soon
    </Dialog>
  );
}
