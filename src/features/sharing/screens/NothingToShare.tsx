import { Link } from 'react-router';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { buttonClass } from '../../../kit/ui/Button.tsx';
import { paths } from '../../../paths.ts';

/** Nothing was reached yet: where the first light is lit. */
export function NothingToShare() {
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Glim pose="lantern" className="w-36" />
      <h3 className="text-2xl">Your first light is waiting</h3>
      <p className="max-w-80 text-soft">Finish one lesson, and you will have something to show.</p>
      {/* Back leads to the page under the dialog, and not to the dialog. */}
      <Link replace to={paths.lessons('reading')} className={buttonClass('glow', 'mt-2 w-full sm:w-auto')}>
        Find a lesson
      </Link>
    </div>
  );
}
