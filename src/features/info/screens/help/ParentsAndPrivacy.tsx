import { paths } from '../../../../paths.ts';
import { TextLink } from '../page/InfoPage.tsx';
import { Question } from './Question.tsx';

export function ParentsAndPrivacy() {
  return (
    <>
      <Question question="How can a parent see, export or delete a child’s data?">
        <p>
          Without an account: open <TextLink to={paths.parentPortal}>Parent Access</TextLink>, and enter the
          child’s user ID (it is in the mail that confirmed your consent) and the address to which we wrote.
          We mail you a link that works once, for 30 minutes.
        </p>
        <p>
          With an account of your own and the same address you also have the <strong>Parent Zone</strong>: the
          week at a glance, a detailed report, essays and photos, and rules for rest days, daily minutes,
          games, the leaderboard and sharing.
        </p>
      </Question>
      <Question question="What does Brightling know about a child, and who sees it?">
        <p>
          Name, email address and birthday, and what the child does here: answers, essays, photos of
          experiments, points. The child sees it, and a parent; members of a family group see a name, a
          picture, points, the streak and the lessons of the week. Whoever runs this Brightling can look into
          its database. There are no adverts and no trackers, and nothing is passed on to anyone for purposes
          of their own.
        </p>
        <p>
          A picture of an achievement can become a public page only where sharing is on; for a child under 13
          a parent must turn it on, and the picture has no name. The{' '}
          <TextLink to={paths.privacy}>Privacy Policy</TextLink> has all of it.
        </p>
      </Question>
    </>
  );
}
