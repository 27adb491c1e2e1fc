import { Dialog } from '../../../kit/ui/Dialog.tsx';

export function ShareDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="ShareDialog">
      Soon
    </Dialog>
  );
}
