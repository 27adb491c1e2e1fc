import { Glim } from '../../../kit/glim/Glim.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../paths.ts';

/** Any address that is no screen of ours. */
export function NotFound() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 py-10 text-center">
      <PageTitle>Page Not Found</PageTitle>
      <Glim pose="map" className="w-48 sm:w-60" />
      <h1 className="text-3xl sm:text-4xl">404 Page Not Found</h1>
      <p className="max-w-md text-lg">Sorry, the page you're looking for doesn't exist.</p>
      <p className="max-w-md text-balance text-soft">
        Glim has looked on the map twice. The way home is easy to find, though.
      </p>
      <ButtonLink to={paths.home} look="glow" className="mt-2">
        Back to the start
      </ButtonLink>
    </div>
  );
}
