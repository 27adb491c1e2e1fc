import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Incident } from '../../../kit/ui/Incident.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { useFault } from '../../../kit/ui/useFault.ts';
import { paths } from '../../../paths.ts';

/** The kind page for a fault of ours, and for a screen that did not come. */
export function UnexpectedError() {
  const error = useRouteError();
  const { kind, title, text, incident } = useFault(error, true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => console.error(error), [error]);
  useEffect(() => {
    // What had the keyboard is gone.
    heading.current?.focus();
  }, []);
  const isOurs = kind === 'ours';
  return (
    <main className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 p-6 text-center text-pretty">
      <PageTitle>{title}</PageTitle>
      <Glim pose={kind === 'looking' ? 'reading' : 'thinking'} className="w-40" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p role="status" className="text-soft">
        {text}
      </p>
      {kind !== 'looking' && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button look={isOurs ? 'plain' : 'glow'} onClick={() => location.reload()}>
            {kind === 'renewed' ? 'Load this page again' : 'Try again'}
          </Button>
          <Button look={isOurs ? 'glow' : 'quiet'} onClick={() => location.assign(paths.home)}>
            Back to the start
          </Button>
        </div>
      )}
      {isOurs && <Incident number={incident} />}
    </main>
  );
}
