import { Check } from 'lucide-react';
import { SUBJECT_NAMES, type Subject } from '../../../lessons/subjects.ts';

type ReachedTodayProps = {
  /** Undefined when it is not known. */
  subjects: readonly Subject[] | undefined;
  minutes: number;
};

/** What a day brought that has come to its end. */
export function ReachedToday({ subjects = [], minutes }: ReachedTodayProps) {
  return (
    <div className="w-fit rounded-button bg-card/90 px-4 py-2.5">
      <p className="font-display font-medium">{wordsFor(minutes)}</p>
      {subjects.length > 0 && (
        <ul aria-label="Done today" className="mt-2 flex flex-wrap gap-2">
          {subjects.map((subject) => (
            <li
              key={subject}
              className={`subject-${subject} inline-flex items-center gap-1.5 rounded-full bg-subject-tint px-3 py-1 font-display font-medium text-subject`}
            >
              <Check aria-hidden strokeWidth={3} className="size-4" />
              {SUBJECT_NAMES[subject]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsFor(minutes: number): string {
  if (minutes < 1) return 'You learned today.';
  return `You learned for ${minutes === 1 ? 'a minute' : `${minutes} minutes`} today.`;
}
