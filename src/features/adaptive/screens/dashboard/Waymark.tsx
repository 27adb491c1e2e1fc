import { Check } from 'lucide-react';
import { GlimMark } from '../../../../kit/glim/GlimMark.tsx';

type WaymarkProps = { isDone: boolean; isNext: boolean; isLast: boolean; bendsLeft: boolean };

/**
 * The mark of one place on the path, and the dotted flight to the next: beside the card on a phone, over its upper
 * edge otherwise. It shows to the eye what the card says in words.
 */
export function Waymark({ isDone, isNext, isLast, bendsLeft }: WaymarkProps) {
  return (
    <div aria-hidden>
      {!isLast && (
        <>
          <Flight
            path={bendsLeft ? 'M50 0Q10 50 50 100' : 'M50 0Q90 50 50 100'}
            isFlown={isDone}
            className="top-1/2 left-0 h-[calc(100%+1rem)] w-10 @min-[42em]:hidden"
          />
          <Flight
            path="M0 100C22-28 78-28 100 100"
            isFlown={isDone}
            className="-top-11 left-1/2 hidden h-11 w-[calc(100%+0.5rem)] @min-[42em]:block @min-[57em]:w-[calc(100%+1rem)]"
          />
        </>
      )}
      <div className="absolute top-1/2 left-0 z-10 grid size-10 -translate-y-1/2 place-items-center @min-[42em]:top-0 @min-[42em]:left-1/2 @min-[42em]:-translate-x-1/2">
        {isDone && (
          <span className="grid size-9 place-items-center rounded-full border-2 border-glow-edge bg-glow text-glow-ink shadow-[0_0_0_6px_color-mix(in_srgb,var(--glow)_25%,transparent)]">
            <Check strokeWidth={3.5} className="size-5" />
          </span>
        )}
        {isNext && <GlimMark className="size-12 shrink-0" />}
        {!isDone && !isNext && (
          <span className="size-7 rounded-full border-3 border-dashed border-line-strong bg-paper" />
        )}
      </div>
    </div>
  );
}

function Flight({ path, isFlown, className }: { path: string; isFlown: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`absolute overflow-visible ${isFlown ? 'text-glow-edge' : 'text-line-strong'} ${className}`}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.1 11"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
