import { Eye } from 'lucide-react';
import { useMyControls } from './useMyControls.ts';

/** At the foot of the page: a child knows who looks on; nothing where nobody does. */
export function SeenByParent() {
  const { controls } = useMyControls();
  if (!controls.isSeenByParent) return null;
  return (
    <footer className="mx-auto flex w-full max-w-6xl items-center justify-center gap-2 px-4 pt-4 pb-6 text-soft sm:px-6 print:hidden">
      <Eye aria-hidden className="size-5 shrink-0" />
      <p>Your parent can see what you do here.</p>
    </footer>
  );
}
