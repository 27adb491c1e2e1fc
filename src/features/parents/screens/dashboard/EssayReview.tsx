import { useId, useState } from 'react';
import type { Day } from '../../../../base/day.ts';
import type { Completion } from '../../../progress/contract.ts';
import { whenDone } from '../../rules/day-words.ts';
import { essaysToReview, excerptOf, handedInAt, type WithEssay } from '../../rules/handed-in.ts';
import { ReadWithCare } from '../ReadWithCare.tsx';
import { NotEnough, Sheet } from './Sheet.tsx';

/** Essays in the child's own words, with what the writing feedback made of them. */
export function EssayReview({
  completions,
  today,
  timeZone,
}: {
  completions: readonly Completion[];
  today: Day;
  timeZone: string;
}) {
  const essays = essaysToReview(completions, today, timeZone);
  return (
    <Sheet title="Essay review" mayBreak>
      {essays.length === 0 ? (
        <NotEnough>No essays yet. What is written in Writing lessons can be read here.</NotEnough>
      ) : (
        <ul className="grid gap-x-8 gap-y-6 page-lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] print:grid-cols-1">
          {essays.map((essay) => (
            <Essay key={essay.lessonId} essay={essay} when={whenDone(handedInAt(essay), today, timeZone)} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Essay({ essay, when }: { essay: WithEssay; when: string }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const excerpt = excerptOf(essay.feedback);
  const { aiScore, score, lesson } = essay;
  return (
    <li className="min-w-0 border-t-2 border-line pt-5 first:border-0 first:pt-0 page-lg:border-0 page-lg:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 text-lg">{lesson.title}</h3>
        <p className="text-sm">
          Score <strong className="tabular-nums">{score}%</strong>
          {aiScore !== null && (
            <>
              {' '}
              · Writing craft <strong className="tabular-nums">{aiScore}</strong> of 100
            </>
          )}
          <span className="text-soft"> · {when}</span>
        </p>
      </div>
      <ReadWithCare text={essay.feedback} />
      <p id={id} className="mt-2 max-w-prose text-base whitespace-pre-line">
        {isWhole || excerpt === null ? essay.feedback : excerpt}
      </p>
      {excerpt !== null && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 text-sm underline underline-offset-4 print:hidden"
        >
          {isWhole ? 'Show less' : 'Show all'}
          <span className="sr-only"> of {lesson.title}</span>
        </button>
      )}
    </li>
  );
}
