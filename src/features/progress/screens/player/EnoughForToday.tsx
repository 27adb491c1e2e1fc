import { useEffect } from 'react';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { refresh } from '../../../../kit/query.ts';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../../paths.ts';
import { myControls } from '../../contract.ts';

/** A new lesson after the day's minutes: a kind end, in the server's own words where it has some. */
export function EnoughForToday({ message }: { message: string | undefined }) {
  useEffect(() => {
    // This page did not know it yet, or the lesson would not have been open to it.
    void refresh(myControls.path);
  }, []);
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 py-12 text-center">
      <PageTitle>Time for a rest</PageTitle>
      <Glim pose="sleeping" className="w-48" />
      <h1 className="text-3xl">Time for a rest</h1>
      <p className="text-lg text-soft">{message ?? 'That is enough for today. See you tomorrow!'}</p>
      <ButtonLink look="glow" to={paths.home}>
        Back to my path
      </ButtonLink>
    </div>
  );
}
