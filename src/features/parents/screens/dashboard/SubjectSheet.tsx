import { SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import type { Completion } from '../../../progress/contract.ts';
import { subjectPerformance } from '../../rules/performance.ts';
import { timeWords } from '../../rules/time-words.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { SubjectBars } from '../charts/SubjectBars.tsx';
import { Sheet } from './Sheet.tsx';

/** How each subject goes over all lessons. */
export function SubjectSheet({ completions }: { completions: readonly Completion[] }) {
  const subjects = subjectPerformance(completions);
  return (
    <Sheet title="Subject performance">
      <ChartFigure
        title="Average score in each subject"
        table={{
          columns: ['Subject', 'Average', 'Lessons', 'Time'],
          rows: subjects.map(({ subject, average, label, lessons, seconds }) => [
            SUBJECT_NAMES[subject],
            average === null ? 'No lessons yet' : `${average}%, ${label}`,
            String(lessons),
            timeWords(seconds),
          ]),
        }}
      >
        <SubjectBars subjects={subjects} />
      </ChartFigure>
    </Sheet>
  );
}
