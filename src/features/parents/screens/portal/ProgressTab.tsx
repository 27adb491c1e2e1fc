import { ProgressBar } from '../../../../kit/ui/ProgressBar.tsx';
import { Empty } from '../../../../kit/ui/states.tsx';
import { SubjectIcon } from '../../../lessons/screens/SubjectIcon.tsx';
import { SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import type { ChildData } from '../../contract.ts';
import { counted, timeWords } from '../../rules/time-words.ts';

/** How it goes in each subject. */
export function ProgressTab({ progress }: { progress: ChildData['learningProgress'] }) {
  if (progress.length === 0) {
    return (
      <Empty title="No lessons yet" text="After the first lesson each subject shows here how it goes." />
    );
  }
  return (
    <>
      <h2 className="sr-only">Progress</h2>
      <ul className="divide-y-2 divide-line">
        {progress.map(({ subject, averageScore, completedLessons, totalTimeMinutes }) => (
          <li
            key={subject}
            className={`subject-${subject} grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 py-4 first:pt-0 last:pb-0`}
          >
            <span className="grid size-11 place-items-center rounded-button bg-subject-tint text-subject">
              <SubjectIcon subject={subject} className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{SUBJECT_NAMES[subject]}</h3>
              <p className="text-soft">
                <span className="inline-block">{counted(completedLessons, 'lesson')},</span>{' '}
                <span className="inline-block">{timeWords(totalTimeMinutes * 60)}</span>
              </p>
            </div>
            <p className="text-right">
              <span className="block font-display text-2xl leading-tight font-semibold tabular-nums">
                {averageScore}%
              </span>
              <span className="text-soft">average</span>
            </p>
            <ProgressBar
              value={averageScore}
              label={`${SUBJECT_NAMES[subject]}: average score in percent`}
              className="col-span-full"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
