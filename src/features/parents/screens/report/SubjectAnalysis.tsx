import type { Day } from '../../../../base/day.ts';
import type { UserProgress } from '../../../progress/contract.ts';
import { subjectPerformance, type Done } from '../../rules/performance.ts';
import { NotEnough, Sheet } from '../dashboard/Sheet.tsx';
import { AllSubjects } from './AllSubjects.tsx';
import { SubjectPart } from './SubjectPart.tsx';

/** How each subject goes, and all of them together. */
export function SubjectAnalysis({
  lessons,
  today,
  timeZone,
  progress,
}: {
  lessons: readonly Done[];
  today: Day;
  timeZone: string;
  /** Undefined when it could not be had. */
  progress: Pick<UserProgress, 'progress' | 'levels'> | undefined;
}) {
  if (lessons.length === 0)
    return (
      <Sheet title="Subject Performance Analysis">
        <NotEnough>
          Not enough yet. After the first lesson each subject shows here how it goes, with its latest scores.
        </NotEnough>
      </Sheet>
    );
  return (
    <Sheet
      title="Subject Performance Analysis"
      note="A score of 85 or more is good, 70 to 84 medium, below 70 low."
      mayBreak
    >
      <ul className="grid gap-x-10 gap-y-9 page-md:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-5">
        {subjectPerformance(lessons).map((one) => (
          <li key={one.subject} className={`subject-${one.subject} min-w-0`}>
            <SubjectPart
              performance={one}
              standing={
                progress && { level: progress.levels[one.subject], shown: progress.progress[one.subject] }
              }
            />
          </li>
        ))}
        <li className="min-w-0">
          <AllSubjects lessons={lessons} today={today} timeZone={timeZone} />
        </li>
      </ul>
    </Sheet>
  );
}
