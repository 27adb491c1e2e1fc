import { useMutation } from '@tanstack/react-query';
import { call, CallError, sentenceOf } from '../../../../kit/call.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { signInConfig } from '../../../accounts/contract.ts';
import { Code } from './Code.tsx';

/** Asks this installation what it would begin a sign-in with. Only when it is told to: it sets a cookie for one. */
export function ConfigCheck() {
  const checking = useMutation({ mutationFn: () => call(signInConfig) });
  return (
    <Card>
      <p>Is the sign-in service set up and reached? Brightling can look for you.</p>
      <Button isBusy={checking.isPending} onClick={() => checking.mutate()} className="mt-4">
        {checking.isPending ? 'Looking...' : 'Check the sign-in service'}
      </Button>
      <div role="status" className="mt-4 flex flex-col gap-2 empty:absolute">
        {checking.data && <Found {...checking.data} />}
        {checking.error && (
          <p className="rounded-button bg-think-tint px-4 py-3">{failureOf(checking.error)}</p>
        )}
      </div>
    </Card>
  );
}

function Found(config: { clientId: string; redirectUri: string; authorizationEndpoint: string }) {
  const { clientId, redirectUri, authorizationEndpoint } = config;
  const isHere = new URL(redirectUri).origin === location.origin;
  return (
    <>
      <p className={`rounded-button px-4 py-3 ${isHere ? 'bg-good-tint' : 'bg-think-tint'}`}>
        {isHere
          ? 'The sign-in service answers, and leads back to this address.'
          : 'The sign-in service answers, but leads back to another address than this one: set PUBLIC_URL to the address that people type.'}
      </p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 md:grid-cols-[auto_1fr] md:gap-y-2">
        <dt className="text-soft">Signs in at</dt>
        <dd>
          <Code>{new URL(authorizationEndpoint).origin}</Code>
        </dd>
        <dt className="text-soft">Client ID</dt>
        <dd>
          <Code>{clientId}</Code>
        </dd>
        <dt className="text-soft">Leads back to</dt>
        <dd>
          <Code>{redirectUri}</Code>
        </dd>
      </dl>
    </>
  );
}

function failureOf(error: Error): string {
  if (!(error instanceof CallError)) return 'Brightling itself was not reached. Does it run?';
  return sentenceOf(error) ?? `Failed to get OAuth config: ${error.status}`;
}
