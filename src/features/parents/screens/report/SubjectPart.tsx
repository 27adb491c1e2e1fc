import { ProgressBar } from '../../../../kit/ui/ProgressBar.tsx';
import { SubjectIcon } from '../../../lessons/screens/SubjectIcon.tsx';
import { LEVEL_NAMES, SUBJECT_NAMES, type Level } from '../../../lessons/subjects.ts';
import { shortDay } from '../../rules/day-words.ts';
import { scoreBand, type SubjectPerformance } from '../../rules/performance.ts';
import { counted, timeWords } from '../../rules/time-words.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { RecentScores } from '../charts/RecentScores.tsx';

/** How one subject goes: a word, the figures, and the latest scores. */
export function SubjectPart({
  performance,
  standing,
}: {
  performance: SubjectPerformance;
  /** The present level, and how many percent of its skills are shown. */
  standing: { level: Level; shown: number } | undefined;
}) {
  const { subject, label, average, lessons, seconds, recent } = performance;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SubjectIcon subject={subject} className="size-6 text-subject" />
        <h3 className="text-lg">{SUBJECT_NAMES[subject]}</h3>
        {label && (
          <span className="rounded-full bg-subject-tint px-3 py-0.5 text-sm font-bold text-subject">
            {label}
          </span>
        )}
      </div>
      {average === null ? (
        <p className="mt-2 text-sm text-soft">Not enough yet: no lesson in this subject.</p>
      ) : (
        <>
          <p className="mt-2 text-sm">
            <strong className="tabular-nums">{average}%</strong> on average · {counted(lessons, 'lesson')} ·{' '}
            {timeWords(seconds)}
          </p>
          {standing && (
            <div className="mt-2 flex items-center gap-3 text-sm text-soft">
              <ProgressBar
                value={standing.shown}
                label={`${SUBJECT_NAMES[subject]}: skills of ${LEVEL_NAMES[standing.level]} that are shown`}
                className="flex-1"
              />
              <span aria-hidden className="tabular-nums">
                {LEVEL_NAMES[standing.level]}:{' '}
                {standing.shown === 0 ? 'no skill shown yet' : `${standing.shown}% of its skills`}
              </span>
            </div>
          )}
          {subject === 'writing' && (
            <p className="mt-2 text-sm text-soft">
              Each essay that is handed in counts 85%. How it is written is told by the writing craft, beside
              the essay.
            </p>
          )}
          <div className="mt-4 print:mt-2">
            <LatestScores subject={subject} recent={recent} />
          </div>
        </>
      )}
    </>
  );
}

function LatestScores({ subject, recent }: Pick<SubjectPerformance, 'subject' | 'recent'>) {
  return (
    <ChartFigure
      title={recent.length === 1 ? 'The latest score' : `The ${recent.length} latest scores, newest last`}
      hasToggle={false}
      table={{
        columns: ['Lesson', 'Of', 'Score', 'Band'],
        rows: recent.map(({ lesson, score }) => [
          lesson.title,
          shortDay(lesson.dateCreated),
          `${score}%`,
          scoreBand(score),
        ]),
      }}
    >
      <RecentScores
        subject={subject}
        scores={recent.map(({ score }) => {
          const band = scoreBand(score);
          // A space that does not break: the mark stays beside its score over a narrow bar.
          return { score, band, figure: band === 'good' ? `${score}\u00A0✓` : String(score) };
        })}
      />
    </ChartFigure>
  );
}
