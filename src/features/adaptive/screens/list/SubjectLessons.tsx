import { useRef, useState } from 'react';
import { useCall } from '../../../../kit/query.ts';
import { useMedia } from '../../../../kit/useMedia.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { Empty, Failed, Loading, PartFailed } from '../../../../kit/ui/states.tsx';
import { useUser } from '../../../accounts/screens/session.ts';
import { SUBJECT_NAMES, type Subject } from '../../../lessons/subjects.ts';
import { listCompletions } from '../../../progress/contract.ts';
import { useWaiting } from '../../../progress/screens/outbox/waiting.ts';
import { dayOfLesson } from '../../../progress/rules/left-work.ts';
import { LeftEssays } from '../../../progress/screens/player/LeftEssays.tsx';
import { useMyControls } from '../../../progress/screens/useMyControls.ts';
import { shownLessons, type Filter } from '../../rules/list.ts';
import { useToday } from '../useToday.ts';
import { AllDone } from './AllDone.tsx';
import { EnoughBanner } from './EnoughBanner.tsx';
import { InviteWord } from './InviteWord.tsx';
import { LessonGroups } from './LessonGroups.tsx';
import { LevelFilter } from './LevelFilter.tsx';
import { ListHeader } from './ListHeader.tsx';
import { useListing } from './useListing.ts';
import { WhyThese } from './WhyThese.tsx';

/** Below the `sm` breakpoint. */
const PHONE = '(width < 30rem)';

/** One subject's lessons, with what to show of them. */
export function SubjectLessons({ subject }: { subject: Subject }) {
  const user = useUser();
  const today = useToday(user.timeZone);
  const [filter, setFilter] = useState<Filter>('all');
  const [showsAllLevels, setShowsAllLevels] = useState(false);
  const { chosen, choiceError, listing, error, retry } = useListing(user.id, subject, showsAllLevels);
  const showsEveryLevel = showsAllLevels || choiceError !== null;
  const { isEnoughForToday: isEnough, begunLesson } = useMyControls().controls;
  const done = useCall(listCompletions, { params: { id: user.id } });
  const completions = new Map((done.data ?? []).map((completion) => [completion.lessonId, completion]));
  const outbox = useWaiting(user.id);
  const waiting = new Set(outbox?.waiting.map(({ lessonId }) => lessonId));

  const isDone = (id: string) => completions.has(id) || waiting.has(id);
  const choice = { filter, showsAllLevels: showsEveryLevel, recommended: chosen?.recommendedLevel };
  const shown = shownLessons(listing?.lessons ?? [], choice, today, isDone);
  const isAllDone = shown.length > 0 && shown.every(({ id }) => isDone(id));
  // Until then nothing but the heading stands: what comes later would push the list down.
  const isBegun = !done.isPending && outbox !== undefined && (chosen !== undefined || choiceError !== null);
  const isPhone = useMedia(PHONE);
  const why = isBegun && (
    <WhyThese explanation={chosen?.explanation} isPremium={listing?.isPremium ?? chosen?.isPremium} />
  );
  // On a phone it comes below the lessons of the day: the first of them is to be within reach.
  const whyBelow = isPhone && why && <div className="flex flex-col items-start gap-3">{why}</div>;
  const results = useRef<HTMLDivElement>(null);
  const showEverything = () => {
    setFilter('all');
    setShowsAllLevels(true);
    // The pressed button goes away with the empty state.
    results.current?.focus();
  };

  return (
    // As high as the screen while it waits, so that nothing below is pushed out of it.
    <div className={`subject-${subject} flex flex-1 flex-col gap-4 sm:gap-6 ${isBegun ? '' : 'min-h-dvh'}`}>
      <PageTitle>{`${SUBJECT_NAMES[subject]} lessons`}</PageTitle>
      <ListHeader subject={subject} level={isBegun ? chosen?.userLevel : undefined} isWaiting={!isBegun}>
        {!isPhone && why}
      </ListHeader>
      {isEnough && <EnoughBanner />}
      {!isBegun ? (
        <Loading text="Loading lessons..." />
      ) : (
        <>
          <LevelFilter
            filter={filter}
            onFilter={setFilter}
            showsAllLevels={showsEveryLevel}
            onShowAllLevels={(showsAll) => {
              setShowsAllLevels(showsAll);
              if (!showsAll && choiceError) retry();
            }}
            shownLevel={
              chosen && {
                level: chosen.recommendedLevel,
                isOwn: chosen.recommendedLevel === chosen.userLevel,
              }
            }
          />
          <div ref={results} tabIndex={-1} className="flex flex-1 flex-col gap-10 outline-none">
            <output className="sr-only">{listing && countOf(shown.length)}</output>
            {error ? (
              <Failed title="Failed to fetch lessons" error={error} onRetry={retry} />
            ) : !listing ? (
              <Loading text="Loading lessons..." />
            ) : (
              <>
                {choiceError && (
                  <PartFailed
                    text="We could not choose for you, so here is everything."
                    error={choiceError}
                    onRetry={() => {
                      retry();
                      // The pressed button goes away meanwhile.
                      results.current?.focus();
                    }}
                  />
                )}
                {done.isError && (
                  <PartFailed
                    text="Failed to fetch completions"
                    error={done.error}
                    onRetry={() => void done.refetch()}
                  />
                )}
                {listing.lessons.length === 0 ? (
                  <Empty
                    title="No Lessons Available"
                    text={`${SUBJECT_NAMES[subject]} lessons are coming soon. Another place is sure to be open.`}
                  />
                ) : shown.length === 0 ? (
                  <Empty pose="map" title="No Lessons Found" text="No lesson fits what you chose.">
                    <Button onClick={showEverything}>Show All Lessons</Button>
                  </Empty>
                ) : (
                  <LessonGroups
                    lessons={shown}
                    afterFirst={
                      <>
                        {subject === 'writing' && (
                          <LeftEssays
                            userId={user.id}
                            isLeft={(id) => (dayOfLesson(id) ?? today) < today && !isDone(id)}
                            isOpen={listing.isPremium}
                          />
                        )}
                        {whyBelow}
                      </>
                    }
                    completions={completions}
                    waiting={waiting}
                    today={today}
                    recommended={chosen?.recommendedLevel}
                    callsToNext={!choiceError && !isEnough}
                    isEnough={isEnough}
                    begunLesson={begunLesson}
                  />
                )}
                {shown.length === 0 && whyBelow}
                {isAllDone && !isEnough && <AllDone />}
                {!listing.isPremium && !isEnough && <InviteWord goesTo={results} />}
              </>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function countOf(lessons: number): string {
  return lessons === 1 ? '1 lesson shown' : `${lessons} lessons shown`;
}
