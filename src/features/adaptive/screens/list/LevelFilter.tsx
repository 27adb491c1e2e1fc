import { LEVEL_NAMES, type Level } from '../../../lessons/subjects.ts';
import { FILTERS, type Filter } from '../../rules/list.ts';

type LevelFilterProps = {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  showsAllLevels: boolean;
  onShowAllLevels: (showsAll: boolean) => void;
  /** The one level that is shown when neither asks for another; undefined while it is not known. */
  shownLevel: { level: Level; isOwn: boolean } | undefined;
};

/** Which lessons to show: one difficulty, or what fits the child, or everything. */
export function LevelFilter(props: LevelFilterProps) {
  const { filter, onFilter, showsAllLevels, onShowAllLevels, shownLevel } = props;
  return (
    <div className="flex flex-col gap-1 sm:gap-4 page-lg:flex-row page-lg:flex-wrap page-lg:items-end page-lg:justify-between">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-display text-lg font-medium max-sm:sr-only">Difficulty</legend>
        {/* On a phone one row that goes on beyond the edge, where it fades. */}
        <div className="-mx-4 flex gap-2 overflow-x-auto scroll-px-10 px-4 py-1.5 [scrollbar-width:none] max-sm:[mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-3rem),transparent)] after:w-6 after:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0 sm:after:hidden">
          {FILTERS.map((each) => (
            <label
              key={each}
              className="relative flex min-h-11 shrink-0 cursor-pointer items-center justify-center rounded-full border-2 border-line-strong bg-card px-4 font-display font-medium hover:border-subject has-checked:border-subject has-checked:bg-subject has-checked:text-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="difficulty"
                value={each}
                checked={filter === each}
                onChange={() => onFilter(each)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              />
              {each === 'all' ? 'All' : LEVEL_NAMES[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-4 page-lg:flex-row-reverse">
        <label className="relative flex min-h-11 cursor-pointer items-center gap-3 font-display text-lg font-medium">
          <input
            type="checkbox"
            role="switch"
            aria-checked={showsAllLevels}
            checked={showsAllLevels}
            onChange={(event) => onShowAllLevels(event.target.checked)}
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span
            aria-hidden
            className="flex h-8 w-14 shrink-0 rounded-full border-2 border-line-strong bg-card p-1 text-line-strong transition-[background-color] duration-150 peer-checked:border-subject peer-checked:bg-subject peer-checked:text-card peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-checked:[&>span]:translate-x-6"
          >
            <span className="size-5 rounded-full bg-current transition-[translate] duration-150 forced-colors:highlighted" />
          </span>
          Show All Levels
        </label>
        {filter === 'all' && !showsAllLevels && shownLevel && (
          // On a phone one's own level stands just above.
          <p className={`text-soft ${shownLevel.isOwn ? 'max-sm:hidden' : ''}`}>
            {shownLevel.isOwn ? 'Showing your level' : 'Showing what you asked for'}:{' '}
            {LEVEL_NAMES[shownLevel.level]}
          </p>
        )}
      </div>
    </div>
  );
}
