import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { COLLECTED, NO_ANSWER, PROTECTIONS, RIGHTS } from '../../consent/rules/notice.ts';

/** What is kept, why, and for how long. */
const RETENTION: readonly { what: string; why: string; time: string }[] = [
  {
    what: 'Account, lessons, answers, essays, photos, points and badges',
    why: 'to choose lessons and to show how it goes',
    time: 'until the account is deleted; an inactive account after 2 years, with a warning 30 days before',
  },
  {
    what: 'A closed account',
    why: 'so that closing by mistake can be undone',
    time: 'deleted within 30 days',
  },
  {
    what: 'A request for consent that nobody answers, with the parent’s address and the date of birth',
    why: 'to ask for consent',
    time: '72 hours; the unused account 30 days longer',
  },
  {
    what: 'A parent’s consent',
    why: 'the law asks us to be able to show it',
    time: 'as long as the account',
  },
  {
    what: 'Links of the parent portal',
    why: 'to let a parent in without an account',
    time: '30 minutes, each for one use',
  },
  {
    what: 'A log of what parents asked for and did, without names or addresses',
    why: 'to be able to show that their rights were kept',
    time: 'as long as the account; entries about nobody one year',
  },
];

/** The privacy policy: what a parent agrees to, in words that a parent reads. */
export function Privacy() {
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-8 py-4">
      <title>Privacy Policy – Brightling</title>
      <header>
        <h1 className="text-4xl">Privacy Policy</h1>
        <p className="mt-2 text-soft">
          Last updated September 10, 2025. It follows the Children’s Online Privacy Protection Act (COPPA).
        </p>
      </header>
      <Part title="In short">
        <p>
          Brightling is a place to learn for children aged 7 to 14. It has no adverts and no trackers. It
          keeps what it needs for learning, shows it to the child and the parent, and passes it to nobody.
        </p>
      </Part>
      <Part title="What we collect, and why">
        <ul className="list-disc space-y-2 pl-6">
          {COLLECTED.map(({ what, why }) => (
            <li key={what}>
              <strong>{what}</strong>: {why}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Who else gets it: nobody">
        <ul className="list-disc space-y-2 pl-6">
          {PROTECTIONS.map((protection) => (
            <li key={protection}>{protection}</li>
          ))}
        </ul>
      </Part>
      <Part title="Children under 13">
        <p>
          Before a child under 13 can begin, a parent or guardian agrees by a mailed link, and gets a second
          mail that confirms it. {NO_ANSWER}
        </p>
      </Part>
      <Part title="Your rights">
        <p>
          Under <Inline to={paths.parentPortal}>Parent Access</Inline>, without an account of your own, you
          can at any time:
        </p>
        <ul className="mt-3 list-disc space-y-2 pl-6">
          {RIGHTS.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      </Part>
      <Part title="How long we keep it">
        <table className="w-full text-left">
          <thead>
            <tr className="border-b-2 border-line text-soft">
              <th scope="col" className="w-1/2 py-2 pr-4 font-medium">
                What
              </th>
              <th scope="col" className="py-2 font-medium">
                Why, and how long
              </th>
            </tr>
          </thead>
          <tbody className="align-top">
            {RETENTION.map(({ what, why, time }) => (
              <tr key={what} className="border-b-2 border-line last:border-0">
                <th scope="row" className="py-3 pr-4 font-medium">
                  {what}
                </th>
                <td className="py-3">
                  {why}: <strong>{time}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="Changes and questions">
        <p>
          When this policy changes, you hear of it 30 days before. Questions about privacy are answered within
          2 business days, urgent ones within 24 hours, Monday to Friday, 9 to 6 EST. The address stands at
          the foot of each of our letters.
        </p>
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Inline({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline underline-offset-4 hover:text-ink">
      {children}
    </Link>
  );
}
