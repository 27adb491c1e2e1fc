import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../../../kit/ui/Button.tsx';

/** A button that waits while an act is going on, and keeps the keyboard meanwhile. */
export function ActButton(props: {
  isWaiting: boolean;
  onPress: () => void;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}) {
  const { isWaiting, onPress, look = 'plain', className, children } = props;
  return (
    <Button
      look={look}
      aria-disabled={isWaiting || undefined}
      onClick={() => !isWaiting && onPress()}
      className={className}
    >
      {children}
    </Button>
  );
}
