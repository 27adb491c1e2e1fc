import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { ownTimeZone } from '../../../kit/call.ts';
import { paths } from '../../../paths.ts';
import type { consentRequest } from '../contract.ts';
import { COLLECTED, NO_ANSWER, PROTECTIONS, RIGHTS } from '../rules/notice.ts';
import { writtenMoment } from '../rules/waiting-time.ts';
import { named } from '../rules/wording.ts';
import { ConsentAnswer } from './ConsentAnswer.tsx';
import { LetterFrame } from './LetterFrame.tsx';

const LINK = 'font-semibold underline underline-offset-4';

/** The notice to a parent, and the question. */
export function ConsentLetter(props: {
  asked: z.infer<typeof consentRequest.reply>;
  isBusy: boolean;
  error: unknown;
  onAnswer: (granted: boolean) => void;
}) {
  const { asked, ...answering } = props;
  const name = named(asked.childFirstName);
  const expiresAt = new Date(asked.expiresAt);
  const question = useRef<HTMLHeadingElement>(null);
  return (
    <LetterFrame title={`May ${name} learn with Brightling?`} pose="reading">
      <p className="mt-2 text-soft text-balance">
        Please answer by {writtenMoment(expiresAt, ownTimeZone())}.
      </p>
      <p className="mt-6">Dear parent or guardian,</p>
      <p className="mt-3">
        Someone who signed in here
        {asked.childFirstName && (
          <>
            {' as '}
            <strong className="font-semibold">{name}</strong>
          </>
        )}{' '}
        gave us your address. At this age children may only start when a parent agrees, so nothing begins
        until you have decided. Please take a minute to read what it is about.
      </p>
      {/* Not a link: it would be an entry of the history that does not know the letter's token. */}
      <button
        type="button"
        onClick={() => question.current?.focus()}
        className={`min-h-11 text-left ${LINK}`}
      >
        I have read it in the mail: go to the answer
      </button>
      <Part title="What Brightling is">
        <p>
          Short daily lessons in reading, writing, math, science and social studies for children from 7 to 14.
          The lessons fit themselves to what a child can do, and you can see at any time how it goes. There
          are no adverts.
        </p>
      </Part>
      <Part title="What is kept, and why">
        <dl className="divide-y-2 divide-line border-y-2 border-line">
          {COLLECTED.map(({ what, why }) => (
            <div key={what} className="py-2.5 page-sm:grid page-sm:grid-cols-[13rem_1fr] page-sm:gap-5">
              <dt className="font-semibold">{what}</dt>
              <dd className="text-soft">{why}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="How it is protected">
        <List items={[...PROTECTIONS, ...asked.installation]} />
      </Part>
      <Part title="What stays in your hands">
        <p className="mb-2">At any time, and without an account of your own, you may</p>
        <List items={RIGHTS} />
        <p className="mt-3">
          All of this in full is in our{' '}
          <Link to={paths.privacy} className={LINK}>
            Privacy Policy
          </Link>
          .
        </p>
      </Part>
      <Part title="If you do not answer">
        <p>{NO_ANSWER}</p>
      </Part>
      <ConsentAnswer headingRef={question} name={name} expiresAt={expiresAt} {...answering} />
    </LetterFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-6 marker:text-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
