import { Dialog } from '../../../kit/ui/Dialog.tsx';

export function UseCodeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="UseCodeDialog">
      Soon
    </Dialog>
  );
}
