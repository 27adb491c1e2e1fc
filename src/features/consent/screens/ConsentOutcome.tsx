import type { ReactNode } from 'react';
import type { GlimPose } from '../../../kit/glim/Glim.tsx';
import { goHome, useGoHomeSoon } from '../../../kit/leave-soon.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { named } from '../rules/wording.ts';
import { LetterFrame } from './LetterFrame.tsx';

const GRANTED_S = 5;
const DENIED_S = 3;

export function ConsentGranted({ childFirstName }: { childFirstName: string }) {
  const name = named(childFirstName);
  return (
    <Outcome title={`Thank you. It is time for ${name} to begin.`} pose="lantern" seconds={GRANTED_S}>
      <h2 className="mt-6 text-xl">What comes next</h2>
      <ol className="mt-2 list-decimal space-y-2 pl-6 marker:font-semibold">
        <li>
          A second mail confirms your consent. Please keep it: it has a link to everything that is stored
          about {name}, and the way to take your consent back.
        </li>
        <li>The lessons are open now. If {name} has the waiting page still open, it goes on by itself.</li>
      </ol>
    </Outcome>
  );
}

export function ConsentDenied({ childFirstName }: { childFirstName: string }) {
  const name = named(childFirstName);
  return (
    <Outcome title="You have said no" pose="waving" seconds={DENIED_S}>
      <p className="mt-4">
        Thank you for letting us know. Without your consent nothing begins for {name}, and you need not do
        anything more.
      </p>
      <p className="mt-3 text-soft">Should you change your mind, {name} can send you a new letter.</p>
    </Outcome>
  );
}

/** The answer is kept; the start page follows by itself, unless one wants to read on. */
function Outcome(props: { title: string; pose: GlimPose; seconds: number; children: ReactNode }) {
  const { title, pose, seconds, children } = props;
  const { isStaying, stay, wayOut } = useGoHomeSoon(seconds);
  return (
    <LetterFrame title={title} pose={pose} takesFocus>
      {children}
      <div className="mt-7 flex flex-col gap-x-3 gap-y-2 page-sm:flex-row">
        <Button ref={wayOut} look="glow" onClick={goHome}>
          Go to the start page
        </Button>
        {!isStaying && (
          <Button look="quiet" onClick={stay}>
            Stay here
          </Button>
        )}
      </div>
      <p role="status" className="mt-3 text-soft">
        {isStaying
          ? 'Take your time. This page stays open.'
          : `The start page opens by itself in ${seconds} seconds.`}
      </p>
    </LetterFrame>
  );
}
