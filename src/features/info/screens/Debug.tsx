import { Island } from '../../../kit/Island.tsx';
import { paths } from '../../../paths.ts';
import { Code } from './debug/Code.tsx';
import { CommonIssues } from './debug/CommonIssues.tsx';
import { ConfigCheck } from './debug/ConfigCheck.tsx';
import { useOrigin } from './debug/origin.ts';
import { InfoPage, Part, TextLink } from './page/InfoPage.tsx';

/** For whoever sets sign-in up: the steps, what goes wrong most often, and what the provider must know. */
export function Debug() {
  const origin = useOrigin();
  return (
    <InfoPage
      title="Sign-in Configuration"
      about="For the person who runs this Brightling. Children and parents need nothing of it."
    >
      <Part title="Setup steps">
        <ol className="list-decimal space-y-3 pl-6 marker:font-display marker:font-semibold marker:text-soft">
          <li>
            Choose who signs people in. Without any setting it is Brightling itself, with accounts of its own,
            and you are done. Any OpenID Connect provider will do; these steps are Google’s.
          </li>
          <li>
            In the Google Cloud console, set up the consent screen with the scopes <Code>openid</Code>,{' '}
            <Code>email</Code> and <Code>profile</Code>.
          </li>
          <li>
            Make an OAuth client of the type <em>Web application</em>, and give it the two addresses from
            ‘Required domains’ below.
          </li>
          <li>
            Set these in the environment or in the file <Code>.env</Code>, with your own values:
            <pre className="mt-3 rounded-button border-2 border-line bg-card px-4 py-3 text-[0.9em] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
              {settingsFor(origin)}
            </pre>
          </li>
          <li>Start Brightling again, and check it here.</li>
        </ol>
        <Island name="config-check">
          <ConfigCheck />
        </Island>
      </Part>
      <Part title="Common sign-in issues">
        <CommonIssues />
      </Part>
      <Part title="Required domains">
        <p>Both must stand with the provider just as they stand here.</p>
        <dl className="divide-y-2 divide-line border-y-2 border-line">
          <div className="py-4 md:grid md:grid-cols-[15rem_1fr] md:gap-6">
            <dt className="font-display text-lg font-medium">This site</dt>
            <dd>
              <Code>{origin}</Code>
            </dd>
          </div>
          <div className="py-4 md:grid md:grid-cols-[15rem_1fr] md:gap-6">
            <dt className="font-display text-lg font-medium">Redirect address</dt>
            <dd>
              <Code>{origin}/api/auth/callback</Code>
            </dd>
          </div>
        </dl>
        <p className="text-soft">
          Everything else is in the <TextLink to={paths.help}>Help Center</TextLink>.
        </p>
      </Part>
    </InfoPage>
  );
}

const settingsFor = (origin: string) =>
  [
    `PUBLIC_URL=${origin}`,
    'OIDC_ISSUER=https://accounts.google.com',
    'OIDC_CLIENT_ID=your-client-id.apps.googleusercontent.com',
    'OIDC_CLIENT_SECRET=your-client-secret',
  ].join('\n');
