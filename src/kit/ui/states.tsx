import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Glim, type GlimPose } from '../glim/Glim.tsx';
import { problemOf } from '../problem.ts';
import { Button, type ButtonLook } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

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
      <p className="text-balance text-soft">{text}</p>
      {children}
    </div>
  );
}

/**
 * A call failed: what happened, and another try; a new sign-in where nothing else would help.
 *
 * @param text what stands before the reason, or in its place where there is no `error`
 * @param error what the call ended with
 * @param look `plain` inside a screen that has its own main action
 * @param children another way on, beside the other try
 */
export function Failed(props: {
  title: string;
  text?: string;
  error?: unknown;
  onRetry: () => void;
  look?: Extract<ButtonLook, 'glow' | 'plain'>;
  children?: ReactNode;
}) {
  const { title, text, error, onRetry, look = 'glow', children } = props;
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 py-12 text-center">
      <Glim pose="thinking" className="w-36" />
      <h2 className="text-2xl">{title}</h2>
      <p className="text-pretty text-soft">{sentences(text, error)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <WayOn error={error} look={look} onRetry={onRetry} />
        {children}
      </div>
    </div>
  );
}

/** One part of a screen could not be had; the rest stands. */
export function PartFailed(props: { text: string; error: unknown; onRetry: () => void }) {
  const { text, error, onRetry } = props;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <div className="text-pretty">
        <p>{text}</p>
        <p className="text-soft">{problemOf(error).text}</p>
      </div>
      <WayOn error={error} look="plain" className="text-base" onRetry={onRetry} />
    </div>
  );
}

function WayOn(props: { error: unknown; look: ButtonLook; className?: string; onRetry: () => void }) {
  const { error, look, className, onRetry } = props;
  if (isSignedOut(error)) {
    return (
      <ButtonLink
        to={paths.login(location.pathname + location.search)}
        reloads
        look={look}
        className={className}
      >
        Sign in
      </ButtonLink>
    );
  }
  return (
    <Button
      look={look}
      className={className}
      onClick={({ currentTarget }) => {
        // The button goes away while it is tried.
        const place = placeAround(currentTarget);
        onRetry();
        place?.focus({ preventScroll: true });
      }}
    >
      Try again
    </Button>
  );
}

/** What around a button may keep the keyboard: the page's content, or in a dialog its own button to close. */
function placeAround(button: HTMLElement): HTMLElement | null | undefined {
  const place = button.closest<HTMLElement>('[tabindex="-1"]');
  return place ?? button.closest('dialog')?.querySelector('button');
}

/**
 * Why an act failed, beside its button. It stays when the toast that announced it has gone; another press of the
 * button is the other try. Signing in happens in another tab: what was typed in this one stays.
 *
 * @param text in place of what the error says of itself
 */
export function ActFailed(props: { error?: unknown; text?: string | undefined; className?: string }) {
  const { error, text, className = 'mt-4' } = props;
  if (!error && !text) return null;
  return (
    <p className={`rounded-button bg-think-tint px-4 py-3 text-left text-pretty text-ink ${className}`}>
      {text ?? problemOf(error).text}
      {isSignedOut(error) && (
        <>
          {' '}
          <a
            href={paths.login(paths.home)}
            target="_blank"
            rel="noreferrer"
            className="font-semibold underline underline-offset-4"
          >
            Sign in (in a new tab)
          </a>
        </>
      )}
    </p>
  );
}

const isSignedOut = (error: unknown) => Boolean(error) && problemOf(error).kind === 'signed_out';

const sentences = (text: string | undefined, error: unknown) =>
  [text, error ? problemOf(error).text : undefined].filter(Boolean).join(' ');
