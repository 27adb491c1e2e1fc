import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { User } from '../../../accounts/contract.ts';
import { greetingNameOf } from '../../../accounts/rules/display-name.ts';
import { Glim, type GlimPose } from '../../../../kit/glim/Glim.tsx';
import { Jar } from '../../../../kit/glim/Jar.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { paths } from '../../../../paths.ts';
import { newsOf, type DayMood, type StreakNow } from '../../rules/day-mood.ts';
import { countsLessons, type DailyGoal, type JarOfTheDay } from '../../rules/goal.ts';
import { Meadow } from './Meadow.tsx';
import { Waiting } from './Waiting.tsx';

const SKY = 'bg-[linear-gradient(180deg,var(--card),var(--land-sky-2)_60%,var(--land-sky-3))]';

/** Beside Glim and the jar: name, news and way on stay together, and what room is left is around them. */
const MIDDLE = '@min-[42em]:col-span-1 @min-[42em]:col-start-2';
const WAY_ON = `col-span-2 ${MIDDLE} @min-[42em]:row-start-3 @min-[42em]:self-start`;

type GreetingProps = {
  user: User;
  goal: DailyGoal;
  /** Undefined while it is on its way, null when it could not be had. */
  jar: JarOfTheDay | null | undefined;
  mood: DayMood;
  /** Until then nothing is said, so that no sentence takes another's place. */
  isMoodKnown: boolean;
  streak: StreakNow;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** In place of the way on, on a day that has come to its end. */
  children?: ReactNode;
};

/** The first thing a child sees: its name, today's jar, and the one way on. */
export function Greeting({
  user,
  goal,
  jar,
  mood,
  isMoodKnown,
  streak,
  headingRef,
  children,
}: GreetingProps) {
  const name = greetingNameOf(user);
  return (
    // What stands beside what goes by the room there is for words of the reader's size, not by the screen.
    <section className={`${CARD} ${SKY} room relative isolate overflow-hidden`}>
      <Meadow className="absolute inset-x-0 bottom-0 -z-10 h-36 w-full md:h-40" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-4 p-5 sm:p-7 @min-[42em]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[42em]:grid-rows-[1fr_auto_1fr] @min-[42em]:gap-x-6 @min-[42em]:gap-y-2 @min-[42em]:p-8 @min-[66em]:gap-x-8">
        {/* All of the width on a phone, and smaller where the name would not fit: a long first name is one word. */}
        <h1
          ref={headingRef}
          tabIndex={-1}
          style={{ '--letters': longestWordOf(name) + 1 } as CSSProperties}
          className={`col-span-2 text-[length:clamp(1.125rem,calc((100cqi-2.5rem)/var(--letters)/var(--letter-width)/0.58),var(--text-4xl))] leading-tight outline-none @min-[42em]:row-start-1 @min-[42em]:self-end @min-[66em]:text-5xl ${MIDDLE}`}
        >
          Hi {name}!
        </h1>
        <p
          className={`-mt-2 max-w-[30ch] self-start text-lg @min-[42em]:row-start-2 @min-[42em]:mt-0 @min-[42em]:mb-2 @min-[66em]:max-w-[38ch] ${MIDDLE} ${mood === 'enough' ? '' : 'min-h-[3lh] sm:min-h-[2lh]'}`}
        >
          {isMoodKnown && jar !== undefined && newsOf(mood, jar, user.points === 0, streak)}
        </p>
        <Glim
          pose={poseFor(mood, jar)}
          className="-mr-2 w-24 self-start big-text:w-20 sm:w-32 @min-[42em]:col-start-1 @min-[42em]:row-span-3 @min-[42em]:row-start-1 @min-[42em]:mr-0 @min-[42em]:w-40 @min-[42em]:self-end @min-[66em]:w-52"
        />
        <div className="col-span-2 flex items-center gap-4 big-text:flex-wrap @min-[42em]:col-span-1 @min-[42em]:col-start-3 @min-[42em]:row-span-3 @min-[42em]:row-start-1 @min-[42em]:flex-col @min-[42em]:gap-2 @min-[66em]:flex-row @min-[66em]:gap-4">
          <Jar
            filled={jar?.lights ?? 0}
            of={jar?.of ?? 5}
            className="w-28 shrink-0 big-text:w-20 @min-[66em]:w-44"
          />
          <Goal goal={goal} jar={jar} />
        </div>
        {mood === 'enough' ? (
          <div className={WAY_ON}>{children}</div>
        ) : (
          <ButtonLink
            to={paths.lessons('reading')}
            look={mood === 'rest' ? 'plain' : 'glow'}
            className={`px-4 text-xl sm:px-8 @min-[42em]:justify-self-start @min-[42em]:whitespace-nowrap ${WAY_ON}`}
          >
            Continue Learning
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

const GOAL =
  'min-w-0 rounded-button bg-card/90 px-4 py-2.5 big-text:min-w-[11ch] big-text:flex-1 @min-[42em]:min-w-36';

function Goal({ goal, jar }: { goal: DailyGoal; jar: JarOfTheDay | null | undefined }) {
  if (jar === null) {
    return (
      <div className={`${GOAL} @min-[42em]:max-w-36`}>
        <p className="font-display font-medium">Daily goal</p>
        <p className="text-soft">We will count again soon.</p>
      </div>
    );
  }
  const things = countsLessons(goal) ? 'lessons' : 'subjects';
  const lights = jar?.lights ?? 0;
  return (
    <div className={GOAL}>
      <p className="font-display font-medium">{jar?.percent === null ? 'Your jar today' : 'Daily goal'}</p>
      {jar ? (
        <p className="font-display text-4xl leading-tight font-semibold tabular-nums">
          {jar.percent === null ? jar.lights : `${jar.percent}%`}
        </p>
      ) : (
        <Waiting className="my-2 h-8 w-20" />
      )}
      <p className={`text-soft ${jar ? '' : 'invisible'}`}>
        {jar?.percent === null
          ? `${lights === 1 ? 'lesson' : 'lessons'} done today`
          : `${lights} of ${jar?.of ?? 5} ${things} today`}
      </p>
    </div>
  );
}

/** How many letters of a name have to stand in one line. */
const longestWordOf = (name: string) => Math.max(...name.split(/[\s-]/).map((word) => word.length));

function poseFor(mood: DayMood, jar: JarOfTheDay | null | undefined): GlimPose {
  if (mood === 'enough') return 'sleeping';
  if (mood === 'rest') return 'lantern';
  return jar?.percent === 100 ? 'cheering' : 'waving';
}
