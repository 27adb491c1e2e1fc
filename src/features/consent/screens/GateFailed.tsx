import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { Failed } from '../../../kit/ui/states.tsx';
import { paths } from '../../../paths.ts';

/** Who registers could not be looked up; signed out, for instance. */
export function GateFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="flex flex-1 flex-col items-center justify-center px-4 pb-12">
      <PageTitle>Your birthday</PageTitle>
      <h1 className="sr-only">Your birthday</h1>
      <Failed title="We could not open this page" error={error} onRetry={onRetry} />
      <ButtonLink to={paths.home} look="quiet" reloads className="-mt-8">
        Return to Home
      </ButtonLink>
    </main>
  );
}
