import { useRef, useState, type SubmitEvent } from 'react';
import { addDays, ageOn, isDay, type Day } from '../../../base/day.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { GREATEST_AGE } from '../../accounts/rules/age.ts';
import { GateFrame } from './GateFrame.tsx';

type BirthdayFormProps = {
  firstName: string;
  /** What was given before, when the person comes back to it. */
  given: Day;
  today: Day;
  isBusy: boolean;
  /** Why it could not be kept. */
  error: unknown;
  hasReturned: boolean;
  /** A parent was asked before and did not answer. */
  wasUnanswered: boolean;
  onGive: (birthDate: Day) => void;
};

/** The age step: one date, and why it is asked. */
export function BirthdayForm(props: BirthdayFormProps) {
  const { firstName, given, today, isBusy, error, hasReturned, wasUnanswered, onGive } = props;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const birthDate = field.current?.value ?? '';
    const found = problemOf(birthDate, today);
    setProblem(found);
    if (!found) return onGive(birthDate);
    if (!birthDate) toast('Required Information', found, 'problem');
    field.current?.focus();
  };
  return (
    <GateFrame title="When is your birthday?" pose="waving" takesFocus={hasReturned}>
      <p className="mt-2 text-center text-lg [overflow-wrap:anywhere]">
        {firstName ? `Hello, ${firstName}! ` : 'Hello! '}
        {wasUnanswered
          ? 'Nobody answered your letter in time, so we have forgotten your birthday again. Shall we start over?'
          : 'One question, and then we begin.'}
      </p>
      <form noValidate onSubmit={submit} className="mt-6">
        <label htmlFor="birthday" className="font-display text-xl font-medium">
          Birthday
        </label>
        <input
          ref={field}
          id="birthday"
          name="birthDate"
          type="date"
          required
          max={today}
          min={addDays(today, -GREATEST_AGE * 366)}
          defaultValue={given}
          autoComplete="bday"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'birthday-problem birthday-why' : 'birthday-why'}
          onInput={() => setProblem(undefined)}
          className={`mt-2 block min-h-14 w-full rounded-button border-2 bg-paper px-4 py-2 font-display text-xl text-ink ${problem ? 'border-think' : 'border-line-strong'}`}
        />
        {problem && (
          <p id="birthday-problem" className="mt-2 font-semibold text-think">
            {problem}
          </p>
        )}
        <p id="birthday-why" className="mt-3 text-base text-soft">
          So that your lessons fit your age. It is never shown to other children.
        </p>
        <ActFailed error={error} />
        <Button type="submit" look="glow" isBusy={isBusy} className="mt-6 min-h-14 w-full text-xl">
          Continue
        </Button>
      </form>
    </GateFrame>
  );
}

function problemOf(birthDate: string, today: Day): string | undefined {
  if (!birthDate) return 'Please enter your birth date to continue.';
  const isPossible = isDay(birthDate) && birthDate <= today && ageOn(birthDate, today) <= GREATEST_AGE;
  return isPossible ? undefined : 'Please check the date.';
}
