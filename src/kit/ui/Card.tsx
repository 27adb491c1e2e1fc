import type { HTMLAttributes } from 'react';

/** A sheet of paper: 24 px corners, a line around, a thicker lower edge in place of a shadow. */
export const CARD = 'rounded-card border-2 border-b-[5px] border-line bg-card';

export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`${CARD} p-5 sm:p-6 ${className}`} />;
}
