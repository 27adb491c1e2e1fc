import type { Ref } from 'react';
import { ownTimeZone } from '../../../kit/call.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { AFTER_YES } from '../rules/notice.ts';
import { writtenMoment } from '../rules/waiting-time.ts';

/** The two answers, of equal size, and until when they can be given. */
export function ConsentAnswer(props: {
  headingRef: Ref<HTMLHeadingElement>;
  name: string;
  expiresAt: Date;
  isBusy: boolean;
  /** Why the answer did not get through. */
  error: unknown;
  onAnswer: (granted: boolean) => void;
}) {
  const { headingRef, name, expiresAt, isBusy, error, onAnswer } = props;
  return (
    <section className="mt-8 border-t-2 border-line pt-7">
      <h2 ref={headingRef} tabIndex={-1} className="mb-2 text-xl outline-none">
        Your answer
      </h2>
      <p>
        You can answer until{' '}
        <strong className="font-semibold">{writtenMoment(expiresAt, ownTimeZone())}</strong>, your local time.
        That is 72 hours after {name} asked; then this request expires.
      </p>
      <p className="mt-3">{AFTER_YES}</p>
      <ActFailed error={error} />
      <div className="mt-6 grid gap-3 page-sm:grid-cols-2">
        <Button look="glow" isBusy={isBusy} onClick={() => onAnswer(true)}>
          Grant Permission
        </Button>
        <Button isBusy={isBusy} onClick={() => onAnswer(false)}>
          Deny Permission
        </Button>
      </div>
      <p className="mt-3 text-center text-soft">You need not give a reason for either.</p>
    </section>
  );
}
