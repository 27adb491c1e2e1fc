import { GlimMark } from '../../../../kit/glim/GlimMark.tsx';
import { SubjectIcon } from '../../../lessons/screens/SubjectIcon.tsx';
import { SUBJECT_NAMES, SUBJECTS } from '../../../lessons/subjects.ts';
import { counted, nounFor } from '../../rules/time-words.ts';
import { weekHeadline, type WeeklyReport } from '../../rules/weekly-report.ts';
import { Figures } from './Figures.tsx';

/** The week as a card of figures. */
export function ReportCard({
  report,
  span,
  namesChild,
}: {
  report: WeeklyReport;
  span: string;
  namesChild: boolean;
}) {
  const subjects = SUBJECTS.filter((subject) => report.subjectProgress[subject].completed > 0);
  return (
    <div className="rounded-button border-2 border-glow-edge bg-paper p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-soft">
            {namesChild ? `${report.childName}'s week` : 'A week'} of learning ·{' '}
            <span className="whitespace-nowrap">{span}</span>
          </p>
          <h3 className="mt-0.5 text-xl">{weekHeadline(report)}</h3>
        </div>
        <GlimMark className="size-10 shrink-0" />
      </div>
      <Figures
        isSmall
        className="mt-4"
        figures={[
          {
            name: nounFor(report.totalLessonsCompleted, 'lesson'),
            value: String(report.totalLessonsCompleted),
          },
          {
            name: nounFor(report.totalPointsEarned, 'point'),
            value: report.totalPointsEarned.toLocaleString('en'),
          },
          { name: 'average', value: report.averageScore === null ? '–' : `${report.averageScore}%` },
          { name: 'level', value: String(report.level) },
        ]}
      />
      <ul className="mt-4 flex flex-col gap-1.5 border-t-2 border-line pt-3">
        {subjects.map((subject) => {
          const { completed, points, avgScore } = report.subjectProgress[subject];
          return (
            <li
              key={subject}
              className={`subject-${subject} flex flex-wrap items-center gap-x-2.5 text-sm sm:flex-nowrap`}
            >
              <SubjectIcon subject={subject} className="size-5 shrink-0 text-subject" />
              <span className="min-w-0 flex-1">{SUBJECT_NAMES[subject]}</span>
              <span className="order-last w-full pl-7.5 text-soft tabular-nums sm:order-none sm:w-auto sm:pl-0">
                {counted(completed, 'lesson')} · {counted(points, 'point')}
              </span>
              <strong className="w-12 text-right tabular-nums">{avgScore}%</strong>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-soft">{report.streakDays}-day streak</p>
    </div>
  );
}
