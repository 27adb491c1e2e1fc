import { CircleHelp, Clock, Shield, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { Island } from '../../../kit/Island.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../accounts/screens/session.ts';
import type { Draft } from '../rules/message.ts';
import { PRIVACY_REPLY, SUPPORT_HOURS } from '../rules/support.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { TextLink } from './page/InfoPage.tsx';

/** A message to the people who run this installation. */
export function Contact() {
  const known = useKnown();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-12 gap-y-8 py-4 page-lg:grid-cols-[1fr_1.5fr]">
      <PageTitle>Contact Us</PageTitle>
      <div>
        <Glim pose="writing" className="mb-4 w-32 max-lg:hidden" />
        <h1 className="text-4xl">Contact Us</h1>
        <p className="mt-2 max-w-prose text-soft">
          A question, a mistake in a lesson, an idea? Write to us. Children: please ask a grown-up to write
          with you.
        </p>
        <ul className="mt-6 flex flex-col gap-5">
          <Fact icon={Clock} title="Support hours">
            {SUPPORT_HOURS}.
          </Fact>
          <Fact icon={Shield} title="Questions about privacy">
            Answered {PRIVACY_REPLY}. To see or delete a child’s data you need not wait for us: use{' '}
            <TextLink to={paths.parentPortal}>Parent Access</TextLink>.
          </Fact>
          <Fact icon={CircleHelp} title="Perhaps already answered">
            The <TextLink to={paths.help}>Help Center</TextLink> has what is asked most.
          </Fact>
        </ul>
      </div>
      <div>
        {/* `first.js` sets the theme: where there is none, nothing runs. */}
        <p className="mb-4 rounded-button bg-think-tint px-4 py-3 [[data-theme]_&]:hidden">
          Sending needs JavaScript, which is switched off in this browser.
        </p>
        <Island name="contact-form">
          <ContactForm known={known} />
        </Island>
      </div>
    </div>
  );
}

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-glow-tint">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-base text-soft">{children}</p>
      </div>
    </li>
  );
}

/** What a signed-in person need not type. */
function useKnown(): Partial<Draft> {
  const session = useSession();
  if (session.state !== 'signed-in') return {};
  const { firstName, lastName, email } = session.user;
  return { name: [firstName, lastName].filter(Boolean).join(' '), email };
}
