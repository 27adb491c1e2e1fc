import type { ReactNode } from 'react';

/** What every drawing takes: a class to size it, and a title when it says something that no text beside it says. */
export type ArtProps = { className?: string | undefined; title?: string | undefined };

/** The frame of a drawing: decorative, and so hidden from screen readers, unless it has a title. */
export function Art(props: ArtProps & { viewBox: string; fit?: string; children: ReactNode }) {
  const { title } = props;
  const meaning = title ? ({ role: 'img' } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={props.viewBox}
      preserveAspectRatio={props.fit}
      className={props.className}
      focusable="false"
      {...meaning}
    >
      {title ? <title>{title}</title> : null}
      {props.children}
    </svg>
  );
}
