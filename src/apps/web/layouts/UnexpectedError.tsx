import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { paths } from '../../../paths.ts';

/** The kind page for a fault of ours. */
export function UnexpectedError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 p-6 text-center">
      <Glim pose="thinking" className="w-40" />
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="text-soft">That is our mistake, not yours. What you have finished is safe.</p>
      <Button look="glow" onClick={() => location.assign(paths.home)}>
        Back to the start
      </Button>
    </main>
  );
}
