import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import type { useConsentAsking } from './consent-asking.ts';

const MISSING = "Please enter your parent or guardian's email address.";
const LONGEST_ADDRESS = 320;

/** Asks for a parent's address and writes to it. */
export function ParentEmailForm(props: {
  asking: ReturnType<typeof useConsentAsking>;
  given?: string;
  /** For a form that has opened in place. */
  takesFocus?: boolean;
  onSent?: () => void;
  /** The way out, beside the button that sends. */
  children?: ReactNode;
}) {
  const { asking, given = '', takesFocus = false, onSent, children } = props;
  const [parentEmail, setParentEmail] = useState(given);
  const id = useId();
  const address = parentEmail.trim();
  const [isMissing, setIsMissing] = useState(false);
  const problem = isMissing ? MISSING : asking.fieldProblem;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus || problem) field.current?.focus();
  }, [takesFocus, problem]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    asking.send(address, { onSuccess: onSent });
  };
  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="font-display text-xl font-medium">
        Your parent or guardian’s email address
      </label>
      <input
        ref={field}
        id={id}
        name="parentEmail"
        type="email"
        required
        maxLength={LONGEST_ADDRESS}
        value={parentEmail}
        // The browser would offer the child's own.
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          setParentEmail(event.target.value);
          setIsMissing(false);
          asking.forgetProblem();
        }}
        onKeyDown={(event) => {
          // With its button disabled the form is not sent by Enter, and would say nothing.
          if (event.key !== 'Enter' || address) return;
          setIsMissing(true);
          toast('Parent Email Required', MISSING, 'problem');
        }}
        className={`mt-2 block min-h-14 w-full rounded-button border-2 bg-paper px-4 py-2 text-lg text-ink ${problem ? 'border-think' : 'border-line-strong'}`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-2 font-semibold text-think">
          {problem}
        </p>
      )}
      <ActFailed error={asking.problem} className="mt-3" />
      <div className="mt-6 flex flex-col gap-3 page-sm:flex-row page-sm:justify-between">
        <Button type="submit" look="glow" disabled={!address} isBusy={asking.isBusy} className="min-h-14">
          Send Request
        </Button>
        {children}
      </div>
    </form>
  );
}
