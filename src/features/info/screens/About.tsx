import { Glim } from '../../../kit/glim/Glim.tsx';
import { paths } from '../../../paths.ts';
import { DuskScene } from './DuskScene.tsx';
import { DayPath } from './about/DayPath.tsx';
import { Bullets, InfoPage, Part, TextLink } from './page/InfoPage.tsx';

/** What this is, for whom, and what is really done. */
export function About() {
  return (
    <InfoPage
      title="About Brightling"
      about="Short daily lessons for children from 7 to 14, and a calm view of them for their parents."
    >
      <div className="relative h-56 overflow-hidden rounded-card border-2 border-line sm:h-72">
        <DuskScene className="absolute inset-0 size-full" />
        <Glim pose="lantern" className="absolute bottom-2 left-2 w-26 sm:bottom-4 sm:left-10 sm:w-44" />
      </div>
      <Part title="One idea: a little light">
        <p>
          A brightling is a small firefly. This one is called Glim, and it lights up as a child learns. By day
          it is morning here, and in the dark theme dusk, in which things glow. A finished lesson is a light
          in the jar, a streak is a lantern kept alight, and a full jar means that the day is done.
        </p>
      </Part>
      <Part title="Who it is for">
        <Bullets>
          <li>
            <strong>Children from 7 to 14</strong>, in grades 2 to 8. They see one thing at a time, may try
            three times, and are never shamed for a wrong answer.
          </li>
          <li>
            <strong>Parents</strong>, who decide whether a child under 13 may begin, see how it goes in plain
            words, and can take everything with them or have it deleted.
          </li>
          <li>
            <strong>Teachers and those who run it</strong>: a family, a co-op or a school, on a machine of
            their own.
          </li>
        </Bullets>
      </Part>
      <Part title="What a day looks like">
        <DayPath />
      </Part>
      <Part title="What we do about learning">
        <Bullets>
          <li>
            Each subject has five levels, and moves by first answers alone: up from 85%, down below 60%. The
            child is told why.
          </li>
          <li>Every question says which skill it is about, so that a report can speak of skills.</li>
          <li>A hint comes after the second try, and after the third an explanation.</li>
          <li>
            In writing a text may be made better twice before it counts. Nothing ever writes it for the child.
          </li>
        </Bullets>
      </Part>
      <Part title="What you will not find">
        <Bullets>
          <li>Adverts, trackers, or anything loaded from another company.</li>
          <li>Anything to buy. Earlier lessons open by inviting friends, and with nothing else.</li>
          <li>Messages from strangers. There is no chat, and a leaderboard is for one family only.</li>
          <li>Countdowns and alarms that push a child to stay.</li>
          <li>The promise to take the place of a teacher. It is practice, a few minutes a day.</li>
        </Bullets>
      </Part>
      <Part title="Look at it yourself">
        <p>
          The program is open under the MIT license, and its lessons under Creative Commons Attribution 4.0.
          What we keep about a child, and for how long, is in the{' '}
          <TextLink to={paths.privacy}>Privacy Policy</TextLink>. Have you found a mistake, or do you miss
          something? <TextLink to={paths.contact}>Write to us</TextLink>.
        </p>
      </Part>
    </InfoPage>
  );
}
