import { useRef } from 'react';
import { useCall } from '../../../kit/query.ts';
import { useSettings } from '../../../kit/settings.ts';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { Failed } from '../../../kit/ui/states.tsx';
import { dayIn } from '../../../base/day.ts';
import { useUser } from '../../accounts/screens/session.ts';
import { achievements, listCompletions, myProgress, streakStatusCall } from '../../progress/contract.ts';
import { CorrectionNotice } from '../../progress/screens/corrections/CorrectionNotice.tsx';
import { useMyControls } from '../../progress/screens/useMyControls.ts';
import { moodOf } from '../rules/day-mood.ts';
import { countsLessons, jarOfTheDay } from '../rules/goal.ts';
import { DayPath } from './dashboard/DayPath.tsx';
import { EarnedBadges } from './dashboard/EarnedBadges.tsx';
import { ForGrownUps } from './dashboard/ForGrownUps.tsx';
import { GamesTile } from './dashboard/GamesTile.tsx';
import { Greeting } from './dashboard/Greeting.tsx';
import { ReachedToday } from './dashboard/ReachedToday.tsx';
import { LevelTile, StreakTile } from './dashboard/Shine.tsx';
import { StreakDanger } from './dashboard/StreakDanger.tsx';
import { Together } from './dashboard/Together.tsx';
import { useTodayAtHand } from './dashboard/useTodayAtHand.ts';
import { useToday } from './useToday.ts';

/** A child's own start page: the day's path, the jar that fills, and what is already shining. */
export function Dashboard() {
  const user = useUser();
  const today = useToday(user.timeZone);
  const { dailyGoal: goal } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const progress = useCall(myProgress);
  const { controls, isWaiting } = useMyControls();
  useTodayAtHand(user.id, today, isWaiting ? undefined : controls);
  const streak = useCall(streakStatusCall);
  const badges = useCall(achievements);
  const completions = useCall(listCompletions, { params: { id: user.id }, enabled: countsLessons(goal) });

  const lessonsDone = (completions.data ?? []).filter(
    ({ completedAt }) => dayIn(new Date(completedAt), user.timeZone) === today,
  ).length;
  const standing = progress.data;
  const jar = standing && jarOfTheDay(goal, standing.doneToday.length, lessonsDone);
  const isLitToday = (standing?.doneToday.length ?? 0) > 0;
  const mood = moodOf(controls, today, isLitToday);
  const showsGames = controls.gamesAllowed && mood !== 'enough';

  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <PageTitle>Dashboard</PageTitle>
      <Greeting
        user={user}
        goal={goal}
        jar={progress.isError ? null : jar}
        mood={mood}
        isMoodKnown={!isWaiting && !(mood === 'rest' && streak.isPending)}
        streak={streak.data}
        headingRef={heading}
      >
        {mood === 'enough' && <ReachedToday subjects={standing?.doneToday} minutes={controls.minutesToday} />}
      </Greeting>
      <CorrectionNotice onSeen={() => heading.current?.focus()} />
      {user.isAdult && <ForGrownUps />}
      {streak.data?.streakInDanger && (
        <StreakDanger status={streak.data} onChanged={() => heading.current?.focus()} />
      )}
      {progress.isError ? (
        <Failed
          title="We could not fetch your path"
          text="What you have finished is safe."
          error={progress.error}
          look="plain"
          onRetry={() => void progress.refetch()}
        />
      ) : (
        <DayPath standing={standing} isOver={mood === 'enough'} />
      )}
      <section aria-labelledby="shine-heading">
        <h2 id="shine-heading" className="mb-4 text-2xl lg:text-3xl">
          How you shine
        </h2>
        <div className="grid gap-4 page-md:grid-cols-2 page-lg:grid-cols-4">
          <LevelTile points={standing?.totalPoints ?? user.points} level={standing?.level ?? user.level} />
          <StreakTile
            streak={streak.data?.streak ?? user.streak}
            status={streak.data}
            error={streak.error}
            mood={mood}
            isLitToday={isLitToday}
            isWide={!showsGames}
            onRetry={() => void streak.refetch()}
          />
          {showsGames && (
            // Its place is kept until it is known whether it stays.
            <div className={isWaiting ? 'invisible' : 'contents'}>
              <GamesTile />
            </div>
          )}
        </div>
      </section>
      <Together />
      <EarnedBadges badges={badges.data} error={badges.error} onRetry={() => void badges.refetch()} />
    </div>
  );
}
