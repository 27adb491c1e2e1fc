import type { ReactNode } from 'react';
import { useEffect, useRef, type RefObject } from 'react';

const MARK = 'data-step-heading';

/** The heading of a step; the focus comes here when the step changes. */
export function StepHeading({
  above,
  hasButtonAbove = false,
  className = '',
  children,
}: {
  above?: string;
  /** Whether a button stands at the right of the line above, and needs its room. */
  hasButtonAbove?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <h2 {...{ [MARK]: '' }} tabIndex={-1} className={`text-xl outline-none sm:text-2xl ${className}`}>
      {above && (
        <span
          data-unsaid
          className={`block font-body text-base font-bold text-subject ${hasButtonAbove ? 'mb-3 pr-14' : 'mb-1'}`}
        >
          {above}{' '}
        </span>
      )}
      {children}
    </h2>
  );
}

/** Brings a new step into sight and the focus to its heading; the first one only when `atOnce`. */
export function useStepFocus(place: number, atOnce: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(atOnce ? undefined : place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    scrollTo({ top: 0 });
    frame.current?.querySelector<HTMLElement>(`[${MARK}]`)?.focus({ preventScroll: true });
  }, [place]);
  return frame;
}
