import type { AriaAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './Button.tsx';

/** A link that looks like a button; a full page load where `reloads`. */
export function ButtonLink({
  to,
  look = 'plain',
  reloads = false,
  className,
  children,
  'aria-describedby': describedBy,
}: Pick<AriaAttributes, 'aria-describedby'> & {
  to: string;
  look?: ButtonLook;
  reloads?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      reloadDocument={reloads}
      aria-describedby={describedBy}
      className={buttonClass(look, className)}
    >
      {children}
    </Link>
  );
}
