import { useEffect, useRef, type ReactNode } from 'react';

/** What a step of the dialog is about. One that has taken another's place takes the focus, so that it is read out. */
export function StepHeading(props: { takesFocus: boolean; className?: string; children: ReactNode }) {
  const { takesFocus, className = 'text-xl', children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className={`[overflow-wrap:anywhere] outline-none ${className}`}>
      {children}
    </h3>
  );
}
