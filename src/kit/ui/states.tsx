import type { ReactNode } from 'react';
import { Glim, type GlimPose } from '../glim/Glim.tsx';
import { Button, type ButtonLook } from './Button.tsx';

/** Something is on its way. The text is announced; Glim's light shows it to the eye. */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <div
      role="status"
      className="mx-auto flex flex-1 flex-col items-center justify-center gap-3 py-16 text-soft"
    >
      <Glim pose="reading" className="w-28" />
      <p className="font-display text-lg">{text}</p>
    </div>
  );
}

/** Nothing is here, and what to do about it. */
export function Empty({
  title,
  text,
  pose = 'sleeping',
  children,
}: {
  title: string;
  text: string;
  pose?: GlimPose;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-12 text-center">
      <Glim pose={pose} className="w-36" />
      <h2 className="text-2xl">{title}</h2>
      <p className="text-soft">{text}</p>
      {children}
    </div>
  );
}

/**
 * A call failed: what happened, and another try.
 *
 * @param look `plain` inside a screen that has its own main action
 */
export function Failed(props: {
  title: string;
  text: string;
  onRetry: () => void;
  look?: Extract<ButtonLook, 'glow' | 'plain'>;
}) {
  const { title, text, onRetry, look = 'glow' } = props;
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 py-12 text-center">
      <Glim pose="thinking" className="w-36" />
      <h2 className="text-2xl">{title}</h2>
      <p className="text-soft">{text}</p>
      <Button look={look} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
