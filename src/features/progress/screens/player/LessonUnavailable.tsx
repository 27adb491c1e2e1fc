import { useEffect } from 'react';
import type { CallError } from '../../../../kit/call.ts';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../../paths.ts';
import { refreshLists } from '../../../lessons/screens/refresh-lists.ts';
import { SUBJECT_NAMES, SUBJECTS } from '../../../lessons/subjects.ts';
import { LeftEssays } from './LeftEssays.tsx';

type LessonUnavailableProps = { lessonId: string; userId: string; error: CallError };

/** A lesson that is not there, or not open to this account, and the way on. */
export function LessonUnavailable({ lessonId, userId, error }: LessonUnavailableProps) {
  const isClosed = error.status === 403;
  useEffect(() => {
    // A list of yesterday led here: kept as it is, it would lead here again.
    if (isClosed) void refreshLists();
  }, [isClosed]);
  const subject = SUBJECTS.find((name) => lessonId.includes(`-${name}-`));
  const title = isClosed ? "Let's pick another lesson" : 'We could not find this lesson';
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 py-12 text-center">
      <PageTitle>{title}</PageTitle>
      <Glim pose={isClosed ? 'lantern' : 'map'} className="w-44" />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-balance text-soft">
        {(isClosed && error.text) ||
          'Perhaps its address has a small mistake. There are others waiting for you!'}
      </p>
      <LeftEssays userId={userId} isLeft={(left) => left === lessonId} isOpen={false} />
      <ButtonLink look="glow" to={subject ? paths.lessons(subject) : paths.home}>
        {subject ? `Today's ${SUBJECT_NAMES[subject]} lessons` : 'Back to the start'}
      </ButtonLink>
    </div>
  );
}
