import { paths } from '../../../../paths.ts';
import { TextLink } from '../page/InfoPage.tsx';
import { Question } from './Question.tsx';

export function GettingStarted() {
  return (
    <>
      <Question question="How do we sign in, and when does a parent have to agree?">
        <p>
          Press <strong>Sign In</strong> and use your account, or make one where this Brightling has accounts
          of its own. After that we ask for the birthday, to choose lessons of the right age.
        </p>
        <p>
          For a child under 13 we ask for a parent’s email address and write to it. The lessons open when the
          parent says yes, and the letter can be answered for 72 hours. If nobody answers, you can ask again.
        </p>
      </Question>
      <Question question="I run this Brightling. How do I set up Google sign-in?">
        <ol className="list-decimal space-y-2 pl-6 marker:text-soft">
          <li>
            In the Google Cloud console, make an OAuth client of the type <em>Web application</em>.
          </li>
          <li>
            Add <code className="[overflow-wrap:anywhere]">PUBLIC_URL/api/auth/callback</code> to its
            authorized redirect addresses, with your own address in place of PUBLIC_URL.
          </li>
          <li>
            Set <code className="[overflow-wrap:anywhere]">OIDC_ISSUER=https://accounts.google.com</code>,{' '}
            <code>OIDC_CLIENT_ID</code> and <code>OIDC_CLIENT_SECRET</code>, and start Brightling again.
          </li>
        </ol>
        <p>
          Something does not work? The page about the{' '}
          <TextLink to={paths.debug}>configuration of sign-in</TextLink> lists what is mostly wrong.
        </p>
      </Question>
    </>
  );
}
