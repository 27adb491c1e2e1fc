import { Glim } from '../../../kit/glim/Glim.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../paths.ts';

/** For who is not signed in; signing in leads back here. */
export function AccessRequired() {
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 py-12 text-center">
      <PageTitle>Access Required</PageTitle>
      <Glim pose="waving" className="w-44" />
      <h1 className="text-3xl">Access Required</h1>
      <p className="text-lg text-soft">Please log in to access the games.</p>
      <ButtonLink look="glow" to={paths.login(paths.games)} reloads>
        Sign in
      </ButtonLink>
    </div>
  );
}
