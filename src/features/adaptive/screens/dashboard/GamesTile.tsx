import { Link } from 'react-router';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { paths } from '../../../../paths.ts';

/** The way to the games. All of the tile is its link. */
export function GamesTile() {
  return (
    <div
      className={`${CARD} relative flex items-center gap-4 overflow-hidden p-5 big-text:flex-col big-text:items-start transition-[translate] duration-150 hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus motion-safe:hover:-translate-y-1`}
    >
      <Glim pose="cheering" className="-my-3 w-20 shrink-0" />
      <div className="min-w-0">
        <h3 className="text-xl">
          <Link to={paths.games} className="outline-none after:absolute after:inset-0">
            Brain Break Games
          </Link>
        </h3>
        <p className="text-soft">Four little games for a rest.</p>
      </div>
    </div>
  );
}
