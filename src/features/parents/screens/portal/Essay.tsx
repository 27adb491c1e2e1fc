import { useId, useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import type { ChildData } from '../../contract.ts';
import { excerptOf } from '../../rules/handed-in.ts';
import { ReadWithCare } from '../ReadWithCare.tsx';
import { longDate } from './dates.ts';

/** One essay: its beginning, and all of it when asked for. */
export function Essay({ essay }: { essay: ChildData['essays'][number] }) {
  const { title, aiScore, subject, submittedAt, content } = essay;
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const excerpt = excerptOf(content);
  return (
    <article aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${id}-title`} className="text-lg">
          {title || 'Untitled Essay'}
        </h3>
        {aiScore !== null && (
          <p className="font-display font-medium tabular-nums">Writing craft: {aiScore} of 100</p>
        )}
      </div>
      <p className="text-soft">
        {SUBJECT_NAMES[subject]} · {longDate(submittedAt)}
      </p>
      <ReadWithCare text={content} />
      <p id={`${id}-text`} className="mt-2 max-w-prose whitespace-pre-line">
        {showsAll || excerpt === null ? content : excerpt}
      </p>
      {excerpt !== null && (
        <Button
          look="quiet"
          aria-expanded={showsAll}
          aria-controls={`${id}-text`}
          aria-describedby={`${id}-title`}
          onClick={() => setShowsAll(!showsAll)}
          className="-ml-5 text-base underline"
        >
          {showsAll ? 'Show less' : 'Show all'}
        </Button>
      )}
    </article>
  );
}
