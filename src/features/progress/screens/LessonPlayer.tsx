import { useEffect } from 'react';
import { useParams } from 'react-router';
import { CallError } from '../../../kit/call.ts';
import { useCall } from '../../../kit/query.ts';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { refreshSession, useUser } from '../../accounts/screens/session.ts';
import { getLesson } from '../../lessons/contract.ts';
import { listCompletions } from '../contract.ts';
import { EnoughForToday } from './player/EnoughForToday.tsx';
import { LessonFlow } from './player/LessonFlow.tsx';
import { LessonUnavailable } from './player/LessonUnavailable.tsx';
import { FinishedHere } from './outbox/FinishedHere.tsx';
import { useWaiting } from './outbox/waiting.ts';

/** One lesson: its steps, or its summary when it is completed. */
export function LessonPlayer() {
  const { id = '' } = useParams();
  const user = useUser();
  const lesson = useCall(getLesson, { params: { id } });
  const completions = useCall(listCompletions, { params: { id: user.id } });
  const outbox = useWaiting(user.id);
  const isSignedOut = [lesson.error, completions.error].some(
    (error) => error instanceof CallError && error.status === 401,
  );
  useEffect(() => {
    // The session ended elsewhere: asking who is here leads to the sign-in.
    if (isSignedOut) void refreshSession();
  }, [isSignedOut]);

  const waiting = outbox?.waiting.find(({ lessonId }) => lessonId === id);
  if (waiting) return <FinishedHere {...waiting} />;
  if (lesson.data && completions.data && outbox) {
    const completion = completions.data.find(({ lessonId }) => lessonId === id);
    return (
      <LessonFlow key={`${user.id} ${id}`} lesson={lesson.data} completion={completion} userId={user.id} />
    );
  }
  if (lesson.error instanceof CallError && lesson.error.details['code'] === 'enough_for_today') {
    return <EnoughForToday message={lesson.error.text} />;
  }
  if (lesson.error instanceof CallError && [403, 404].includes(lesson.error.status)) {
    return <LessonUnavailable lessonId={id} userId={user.id} error={lesson.error} />;
  }
  return (
    <>
      <PageTitle>Lesson</PageTitle>
      <h1 className="sr-only">Lesson</h1>
      {lesson.isError || completions.isError ? (
        <Failed
          title={lesson.isError ? 'Failed to fetch lesson' : 'Failed to fetch completions'}
          error={lesson.error ?? completions.error}
          onRetry={() =>
            void Promise.all([lesson, completions].map((call) => call.isError && call.refetch()))
          }
        />
      ) : (
        <Loading text="Loading lesson..." />
      )}
    </>
  );
}
