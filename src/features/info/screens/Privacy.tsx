import { paths } from '../../../paths.ts';
import { COLLECTED, NO_ANSWER, PROTECTIONS, RIGHTS } from '../../consent/rules/notice.ts';
import { RETENTION } from '../rules/retention-table.ts';
import { PRIVACY_REPLY, SUPPORT_HOURS } from '../rules/support.ts';
import { useInstallation } from './page/installation.ts';
import { Bullets, InfoPage, Part, TextLink } from './page/InfoPage.tsx';

/** The privacy policy: what a parent agrees to, in words that a parent reads. */
export function Privacy() {
  return (
    <InfoPage
      title="Privacy Policy"
      about="Last updated September 10, 2025. It follows the Children’s Online Privacy Protection Act (COPPA)."
    >
      <Part title="In short">
        <p>
          Brightling is a place to learn for children aged 7 to 14. It has no adverts and no trackers. It
          keeps what it needs for learning, shows it to the child and the parent, and passes it to nobody for
          purposes of their own.
        </p>
      </Part>
      <Part title="What we collect, and why">
        <Bullets>
          {COLLECTED.map(({ what, why }) => (
            <li key={what}>
              <strong>{what}</strong>: {why}
            </li>
          ))}
          <li>
            <strong>A nickname, for those who join a family group</strong>: to be called by it there
          </li>
          <li>
            <strong>What you write to us by the contact form</strong>: to answer you; it is kept here and
            mailed to the people who run this Brightling
          </li>
        </Bullets>
        <p>
          From photos we take out what a camera writes into them, such as the place. One cookie keeps you
          signed in, and a few more serve the sign-in itself and nothing else. Settings stay in your own
          browser; only the difficulty is sent along when lessons are chosen, and is not kept.
        </p>
      </Part>
      <Part title="Who else gets it: nobody">
        <Bullets>
          {PROTECTIONS.map((protection) => (
            <li key={protection}>{protection}</li>
          ))}
          <li>
            Essays are read by a program on this machine. It works out a figure, and looks for words by which
            a child may be telling that it is in danger. The child is then told where help is, and the parent
            finds the essay marked for 30 days. No other note of it is kept, and it misses much. Should an
            outside writing helper ever be connected, the consent letter names it, and it never gets a name.
          </li>
        </Bullets>
        <p>{useInstallation()}</p>
      </Part>
      <Part title="Who sees what">
        <dl className="divide-y-2 divide-line border-y-2 border-line">
          {SEEN_BY.map(({ who, what }) => (
            <div key={who} className="py-3 page-md:grid page-md:grid-cols-[13rem_1fr] page-md:gap-6">
              <dt className="font-semibold">{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Children under 13">
        <p>
          Before a child under 13 can begin, a parent or guardian agrees by a mailed link, and gets a second
          mail that confirms it. {NO_ANSWER}
        </p>
      </Part>
      <Part title="Your rights">
        <p>
          Under <TextLink to={paths.parentPortal}>Parent Access</TextLink>, without an account of your own,
          you can at any time:
        </p>
        <Bullets>
          {RIGHTS.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </Bullets>
        <p>
          Whoever is 13 or older can export everything that is stored about them, and close their own account,
          in <TextLink to={paths.settings}>Settings</TextLink>. It is then deleted within 30 days, and a
          sign-in before that keeps it.
        </p>
      </Part>
      <Part title="How long we keep it">
        <table className="w-full text-left">
          {/* In letters too big for two columns, time stands below what it is of. */}
          <thead className="big-text:sr-only">
            <tr className="border-b-2 border-line text-soft">
              <th scope="col" className="w-2/5 py-2 pr-4 font-medium md:w-1/2 md:pr-8">
                What
              </th>
              <th scope="col" className="py-2 font-medium">
                Why, and how long
              </th>
            </tr>
          </thead>
          <tbody className="align-top">
            {RETENTION.map(({ what, why, time }) => (
              <tr key={what} className="border-b-2 border-line big-text:block big-text:py-3 last:border-0">
                <th scope="row" className="py-3 pr-4 font-medium big-text:block big-text:p-0 md:pr-8">
                  {what}
                </th>
                <td className="py-3 big-text:block big-text:p-0">
                  <p className="text-soft">{why}:</p>
                  <p className="font-semibold">{time}</p>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="Changes and questions">
        <p>
          A change of this policy stands on this page 30 days before it takes effect. What is new about a
          child under 13 needs a parent’s consent anew.
        </p>
        <p>
          We keep this data because a parent agreed to it or, from 13 years on, because nobody can learn here
          without it. Whoever thinks that it is handled wrongly may also complain to the authority for privacy
          where they live.
        </p>
        <p>
          Questions about privacy are answered {PRIVACY_REPLY}. Somebody is there {SUPPORT_HOURS}. Please use
          the <TextLink to={paths.contact}>contact form</TextLink>, or the address at the foot of each of our
          letters.
        </p>
      </Part>
    </InfoPage>
  );
}

const SEEN_BY: readonly { who: string; what: string }[] = [
  { who: 'The child', what: 'its own work and progress, and that a parent can see it' },
  {
    who: 'A parent who consented',
    what: 'everything about the child until it is 18, by mailed links or with an account of the same address',
  },
  {
    who: 'Members of the child’s family group',
    what: 'nickname or first name, picture, role, points, streak and lessons of the week. A group is entered by an invite code alone, and a parent can take the child off its leaderboard.',
  },
  {
    who: 'A family that used a referral code, or gave it',
    what: 'that it was used, not by whom',
  },
  {
    who: 'Anybody with the link of a shared achievement',
    what: 'the picture, while sharing is on: from 13 years on with the first name, below that with no name and no photo. For a child under 13 sharing is off until a parent turns it on.',
  },
  {
    who: 'Whoever runs this Brightling',
    what: 'can look into its database, as with every program that one runs',
  },
];
