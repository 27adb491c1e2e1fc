import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../../../kit/call.ts';
import { useMailedToken } from '../../../kit/mailed-token.ts';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { Card } from '../../../kit/ui/Card.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { paths } from '../../../paths.ts';

type Stopped = 'stopped' | 'refused';

/** Stops the weekly letter from its own link, without signing in. Opening the page stops nothing: scanners do that. */
export function StopDigest() {
  const { token = '' } = useMailedToken('token');
  const stopping = useMutation({ mutationFn: () => stopDigest(token) });
  return (
    <Card className="mx-auto my-8 flex w-full max-w-xl flex-col items-center gap-4 text-center text-pretty">
      <PageTitle>Weekly letter</PageTitle>
      <Glim pose={stopping.data ? POSES[stopping.data] : 'writing'} className="w-36" />
      <h1 className="text-3xl">Weekly letter</h1>
      {!stopping.data && (
        <p>Once a week we tell you how it goes with your child’s learning. Shall we stop that?</p>
      )}
      <div role="status" className="flex flex-col items-center gap-4 empty:absolute">
        {stopping.data && ANSWERS[stopping.data]}
        <ActFailed error={stopping.error} className="" />
      </div>
      {!stopping.data && (
        <Button look="glow" isBusy={stopping.isPending} onClick={() => stopping.mutate()}>
          Stop the weekly letter
        </Button>
      )}
    </Card>
  );
}

const POSES = { stopped: 'sleeping', refused: 'thinking' } as const;

const ANSWERS: Record<Stopped, ReactNode> = {
  stopped: (
    <>
      <p>The weekly letter is stopped. You can turn it on again in the Parent Zone at any time.</p>
      <ButtonLink to={paths.home}>Go to the start page</ButtonLink>
    </>
  ),
  // Another press would not help.
  refused: (
    <>
      <p>
        This link is not complete, or too old. You can stop the letter in the Parent Zone, under ‘Rules and
        settings’.
      </p>
      <ButtonLink to={paths.parentDashboard} look="glow">
        Go to Parent Zone
      </ButtonLink>
    </>
  ),
};

/** What a mail program sends for its own button (RFC 8058) serves the page's button too. */
async function stopDigest(token: string): Promise<Stopped> {
  const answer = await fetch(paths.digestStop(token), {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  if (answer.ok) return 'stopped';
  if (answer.status === 401) return 'refused';
  throw new CallError(answer.status, answer.statusText, await answer.text());
}
