import { Link } from 'react-router';
import { GlimMark } from '../../../kit/glim/GlimMark.tsx';
import { paths } from '../../../paths.ts';

/** Glim's head and the product's name, leading to the start page. */
export function Logo({ isShortOnPhones = false }: { isShortOnPhones?: boolean }) {
  return (
    <Link to={paths.home} className="flex min-h-11 min-w-11 items-center gap-2 rounded-button sm:pr-2">
      <GlimMark className="size-10 shrink-0" />
      <span
        className={`font-display text-2xl font-semibold tracking-tight ${isShortOnPhones ? 'sr-only sm:not-sr-only' : ''}`}
      >
        Brightling
      </span>
    </Link>
  );
}
