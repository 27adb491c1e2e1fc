import type { ButtonHTMLAttributes, Ref } from 'react';

/** `glow` is the one main action of a screen; `plain` all others; `quiet` those that should not call. */
export type ButtonLook = 'glow' | 'plain' | 'quiet';

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-button py-2.5 font-display text-lg leading-tight font-medium text-center select-none transition-[translate,border-width,background-color] duration-150 disabled:opacity-55 aria-disabled:opacity-55 motion-reduce:transition-none';

const LOOKS: Record<ButtonLook, string> = {
  glow: 'border-2 border-b-[5px] border-glow-edge bg-glow text-glow-ink hover:brightness-105 active:translate-y-[3px] active:border-b-2 disabled:active:translate-y-0',
  plain:
    'border-2 border-b-[5px] border-line bg-card text-ink hover:border-line-strong active:translate-y-[3px] active:border-b-2',
  quiet: 'text-ink underline-offset-4 hover:underline',
};

export function buttonClass(look: ButtonLook, extra = '', isTight = false): string {
  return `${SHAPE} ${isTight ? 'px-3' : 'px-5'} ${LOOKS[look]} ${extra}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  ref?: Ref<HTMLButtonElement>;
  look?: ButtonLook;
  /** Shows that its work is going on, and takes no second press meanwhile. It keeps the keyboard. */
  isBusy?: boolean;
  /** Less room beside its words: for a small button, or long words on a phone. */
  isTight?: boolean;
};

export function Button({
  look = 'plain',
  isBusy = false,
  isTight = false,
  className,
  'aria-disabled': isBarred,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled` while busy: a button that is loses the focus, and the next Tab begins at the top of the page.
      aria-disabled={isBusy || isBarred || undefined}
      aria-busy={isBusy || undefined}
      // A form's own Enter comes as a press of its button too.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className, isTight)}
    >
      {children}
    </button>
  );
}
