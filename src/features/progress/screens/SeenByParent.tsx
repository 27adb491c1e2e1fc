import { Eye } from 'lucide-react';
import { useMyControls } from './useMyControls.ts';

/** A child knows who looks on; nothing where nobody does. */
export function SeenByParent() {
  const { controls } = useMyControls();
  if (!controls.isSeenByParent) return null;
  return (
    <p className="mt-8 flex items-center justify-center gap-2 text-[0.95rem] text-soft print:hidden">
      <Eye aria-hidden className="size-5 shrink-0" />
      Your parent can see what you do here.
    </p>
  );
}
