import { useState } from 'react';
import { useCall } from '../../../../kit/query.ts';
import { PartFailed } from '../../../../kit/ui/states.tsx';
import { SubjectIcon } from '../../../lessons/screens/SubjectIcon.tsx';
import { SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import { skillsOf, type SkillsOf } from '../../contract.ts';
import type { Viewed } from '../../rules/viewed-child.ts';
import { NotEnough, Sheet } from './Sheet.tsx';

/** Skills of the present levels that go well, and those that need help. */
export function SkillSheet({ viewed, className = '' }: { viewed: Viewed; className?: string }) {
  const skills = useCall(skillsOf, { params: { id: viewed.id } });
  return (
    <Sheet
      title="Skills"
      note="What the first answers in the latest lessons show"
      className={`@container ${className}`}
    >
      {skills.data ? (
        <div className="grid gap-6 @lg:grid-cols-2">
          <SkillList
            title="Going well"
            skills={skills.data.goingWell}
            none="Not enough yet. A skill stands here once it was right several times."
          />
          <SkillList
            title="Needs help"
            skills={skills.data.needsHelp}
            none={
              skills.data.goingWell.length === 0
                ? 'Not enough yet. It takes a few lessons to see where help is wanted.'
                : 'Nothing needs help at present.'
            }
          />
        </div>
      ) : skills.isError ? (
        <PartFailed
          text="The skills did not load."
          error={skills.error}
          onRetry={() => void skills.refetch()}
        />
      ) : (
        <p role="status" className="text-soft">
          Loading skills...
        </p>
      )}
    </Sheet>
  );
}

/** More than these are behind a button: the page is to be read at a glance. */
const AT_A_GLANCE = 6;

function SkillList({ title, skills, none }: { title: string; skills: SkillsOf['goingWell']; none: string }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-base">{title}</h3>
      {skills.length === 0 ? (
        <NotEnough>{none}</NotEnough>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {skills.map(({ subject, skill, title: words }, place) => (
            <li
              key={`${subject} ${skill}`}
              className={`subject-${subject} gap-2.5 ${place < AT_A_GLANCE || showsAll ? 'flex' : 'hidden print:flex'}`}
            >
              <SubjectIcon subject={subject} className="mt-0.5 size-5 shrink-0 text-subject" />
              <span className="min-w-0 text-sm">
                {words} <span className="text-soft">({SUBJECT_NAMES[subject]})</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {skills.length > AT_A_GLANCE && (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-1 min-h-11 text-sm underline underline-offset-4 print:hidden"
        >
          {showsAll ? 'Show fewer' : `Show all ${skills.length}`}
        </button>
      )}
    </div>
  );
}
