import { SUBJECT_NAMES, type Subject } from '../../../lessons/subjects.ts';
import { Rows } from './Bars.tsx';

export type SubjectBar = { subject: Subject; average: number | null };

/** Average score of each subject: its name before the bar, its figure behind. */
export function SubjectBars({ subjects }: { subjects: readonly SubjectBar[] }) {
  return (
    <div className="room">
      <Rows
        bars={subjects.map(({ subject, average }) => ({
          key: subject,
          name: SUBJECT_NAMES[subject],
          figure: average === null ? 'no lessons yet' : `${average}%`,
          share: (average ?? 0) / 100,
          look: `subject-${subject} bg-subject`,
        }))}
      />
    </div>
  );
}
