import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { titleOf } from '../rules/words.ts';
import type { Achieved } from '../rules/achievement.ts';
import { choiceOf } from '../rules/share-text.ts';
import { AchievementArt } from './AchievementArt.tsx';

/** So many are seen at a glance, with the button under them; a child with all badges has twenty. */
const SHOWN_FIRST = { phone: 4, wider: 6 };

/** The things reached, one of which is chosen. */
export function Choices({
  choices,
  chosen,
  isBarred,
  onChoose,
}: {
  choices: readonly Achieved[];
  chosen: Achieved;
  isBarred: boolean;
  onChoose: (achieved: Achieved) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const hiding = (one: Achieved, place: number): string => {
    if (showsAll || choiceOf(one) === choiceOf(chosen) || place < SHOWN_FIRST.phone) return '';
    return place < SHOWN_FIRST.wider ? 'max-sm:hidden' : 'hidden';
  };
  return (
    <fieldset disabled={isBarred} className="min-w-0">
      <legend className="sr-only">What will you show?</legend>
      <div id={id} className="fit-columns-7.5 grid gap-2">
        {choices.map((one, place) => (
          <Choice
            key={choiceOf(one)}
            achieved={one}
            group={id}
            isChosen={choiceOf(one) === choiceOf(chosen)}
            onChoose={() => onChoose(one)}
            className={hiding(one, place)}
          />
        ))}
      </div>
      {choices.length > SHOWN_FIRST.phone && (
        <Button
          look="quiet"
          className={`-mb-3 w-full text-base ${choices.length > SHOWN_FIRST.wider ? '' : 'sm:hidden'}`}
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${choices.length}`}
        </Button>
      )}
    </fieldset>
  );
}

function Choice(props: {
  achieved: Achieved;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  className: string;
}) {
  const { achieved, group, isChosen, onChoose, className } = props;
  return (
    <label
      className={`relative flex min-h-14 items-center gap-1.5 rounded-button border-2 border-line bg-card p-2 font-display text-base leading-tight font-medium transition-colors duration-150 hover:border-line-strong has-checked:border-glow-edge has-checked:bg-glow-tint has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:text-center motion-reduce:transition-none ${className}`}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        // Over the whole label: a finger on it, and a reader's pointer, find the button itself.
        className="absolute inset-0 cursor-pointer appearance-none rounded-button outline-none disabled:cursor-not-allowed"
      />
      <AchievementArt achieved={achieved} className="size-8 shrink-0" />
      <span className="min-w-0 sm:flex-1">{titleOf(achieved)}</span>
      {isChosen && (
        <span className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border-2 border-card bg-glow text-glow-ink">
          <Check aria-hidden strokeWidth={3.5} className="size-3.5" />
        </span>
      )}
    </label>
  );
}
