import { Moon } from 'lucide-react';
import { MOST_REST_DAYS, restDaysAfter, WEEKDAYS } from './settled.ts';

type RestDaysProps = { restDays: readonly number[]; onChange: (restDays: number[]) => void };

/** Which weekdays ask for no lesson. */
export function RestDays({ restDays, onChange }: RestDaysProps) {
  const isFull = restDays.length >= MOST_REST_DAYS;
  return (
    <fieldset className="min-w-0" aria-describedby="rest-days-meaning">
      <legend className="font-display font-medium">Rest days</legend>
      <p id="rest-days-meaning" className="max-w-[52ch] text-soft">
        No lesson is expected on them, and a streak is not broken by them. At least one day stays for
        learning.
      </p>
      <div className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-7 sm:gap-1.5">
        {WEEKDAYS.map((name, index) => {
          const weekday = index + 1;
          const isRest = restDays.includes(weekday);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isRest}
              disabled={isFull && !isRest}
              onClick={() => onChange(restDaysAfter(restDays, weekday))}
              className="flex min-h-14 flex-col items-center justify-center rounded-button border-2 border-line-strong bg-card font-display text-[0.95rem] leading-tight font-medium hover:border-ink disabled:border-line disabled:text-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-card"
            >
              {isRest && <Moon aria-hidden className="size-4 fill-current" />}
              <span aria-hidden>{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
