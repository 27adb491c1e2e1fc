import { useEffect, useRef } from 'react';

/** The heading of a step. One that takes another's place takes the focus too, so that it is read out. */
export function StepTitle({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    ref.current?.focus({ preventScroll: true });
    // The step before may have been read to its end.
    ref.current?.closest('dialog')?.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <h3 ref={ref} tabIndex={-1} className="text-xl outline-none">
      {text}
    </h3>
  );
}
