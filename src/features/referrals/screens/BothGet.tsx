import { Art } from '../../../kit/glim/Art.tsx';
import { PREMIUM_DAYS } from '../rules/referral.ts';

/** The gift of a code: the same for those who give it and those who use it. */
export function BothGet() {
  return (
    <div className="rounded-button bg-glow-tint p-4">
      <ul aria-label="What both families get" className="fit-columns-6.5 grid gap-3">
        <Gift to="Your family" />
        <Gift to="Their family" />
      </ul>
      <p className="mt-3 text-center text-balance">
        A new family starts with your code, and lessons of earlier days open for both.
      </p>
    </div>
  );
}

function Gift({ to }: { to: string }) {
  return (
    <li className="flex flex-col items-center gap-x-2 text-center sm:flex-row sm:justify-center sm:text-left">
      <LitHouse />
      <span className="leading-tight">
        <span className="block">{to}</span>
        <span className="block font-display text-lg font-medium sm:text-base">
          {PREMIUM_DAYS} days of premium
        </span>
      </span>
    </li>
  );
}

function LitHouse() {
  return (
    <Art viewBox="0 0 64 64" className="w-16 shrink-0 sm:w-14">
      <g className="glim-light">
        <circle className="art-halo" cx="32" cy="42" r="22" />
      </g>
      <path className="art-land-bark" d="M43 10h7v14h-7z" />
      <path className="art-land-wall" d="M12 30h40v27q0 2-2 2H14q-2 0-2-2z" />
      <path className="art-land-wall-side" d="M12 30h40v5H12z" />
      <path className="art-plum" d="M32 7L59 29q2 3-2 3H7q-4 0-2-3z" />
      <path className="art-wood-deep" d="M27 43q0-5 5-5t5 5v16H27z" />
      <rect className="art-glow" x="16" y="39" width="8" height="9" rx="2" />
      <rect className="art-glow" x="40" y="39" width="8" height="9" rx="2" />
      <circle className="art-glow" cx="32" cy="21" r="4" />
      <circle className="art-glow-pale" cx="34.6" cy="50" r="1.2" />
    </Art>
  );
}
