import { SubjectScene } from '../../../lessons/screens/SubjectScene.tsx';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '../../../lessons/subjects.ts';

const DONE_THERE: Record<Subject, string> = {
  reading: 'a story, and questions about it',
  writing: 'a text of one’s own',
  math: 'problems, in three short lessons',
  science: 'an experiment with things from home',
  social_studies: 'how people live together',
};

/** The five places of a day. */
export function DayPath() {
  return (
    <>
      <p>
        Five places, each with a new lesson every day. A child does as many as it likes, in any order, and
        takes a break with a little game.
      </p>
      <ul className="mt-2 grid gap-3 page-sm:grid-cols-2">
        {SUBJECTS.map((subject) => (
          <li
            key={subject}
            className={`subject-${subject} flex items-center gap-4 overflow-hidden rounded-card border-2 border-line bg-card page-sm:last:col-span-2`}
          >
            <SubjectScene subject={subject} className="h-22 w-28 shrink-0" />
            <p className="min-w-0 py-2 pr-3 leading-snug">
              <strong className="block font-display font-medium text-subject">
                {SUBJECT_NAMES[subject]}
              </strong>
              {DONE_THERE[subject]}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
