import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './Button.tsx';

/** A link that looks like a button; a full page load where `reloads`. */
export function ButtonLink({
  to,
  look = 'plain',
  reloads = false,
  className,
  children,
}: {
  to: string;
  look?: ButtonLook;
  reloads?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} reloadDocument={reloads} className={buttonClass(look, className)}>
      {children}
    </Link>
  );
}
