import { useId } from 'react';
import { minutesToOffer } from './settled.ts';

type DailyMinutesProps = { minutes: number | null; onChange: (minutes: number | null) => void };

/** How long a day's learning may be. */
export function DailyMinutes({ minutes, onChange }: DailyMinutesProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${group}-meaning`}>
      <legend className="font-display font-medium">Time each day</legend>
      <p id={`${group}-meaning`} className="max-w-[52ch] text-soft">
        After this many minutes no new lesson begins. One that has begun may be finished.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {minutesToOffer(minutes).map((offered) => (
          <label
            key={offered}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-full border-2 border-line-strong bg-card px-4 font-display text-[0.95rem] font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              checked={offered === minutes}
              onChange={() => onChange(offered)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {offered === null ? 'No limit' : `${offered} minutes`}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
