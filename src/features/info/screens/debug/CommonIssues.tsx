import type { ReactNode } from 'react';
import { Code } from './Code.tsx';

const ISSUES: readonly { name: string; todo: string; text: ReactNode }[] = [
  {
    name: 'Authentication not properly configured',
    todo: 'Enable the provider',
    text: (
      <>
        Set all three of <Code>OIDC_ISSUER</Code>, <Code>OIDC_CLIENT_ID</Code> and{' '}
        <Code>OIDC_CLIENT_SECRET</Code> and start again. This machine must also reach the issuer. Without the
        three, Brightling’s own accounts serve and nothing needs to be enabled.
      </>
    ),
  },
  {
    name: 'Unauthorized domain',
    todo: 'Add the domain',
    text: (
      <>
        Enter both addresses from ‘Required domains’ below with the provider, letter by letter. Google calls
        this error <Code>redirect_uri_mismatch</Code>. <Code>PUBLIC_URL</Code> must be the address that people
        type.
      </>
    ),
  },
  {
    name: 'Operation not allowed',
    todo: 'Provider sign-in disabled',
    text: (
      <>
        Turn it on with the provider. With Google, the consent screen must be published, or the person be on
        its list of test users; a school’s administrator may have to allow the app, and children’s accounts
        too.
      </>
    ),
  },
  {
    name: 'Invalid API key',
    todo: 'Check project settings',
    text: (
      <>
        Copy the client’s ID and secret again, both from the same client, without spaces. Google calls this
        error <Code>invalid_client</Code>.
      </>
    ),
  },
];

/** What goes wrong most often, and what mends it. */
export function CommonIssues() {
  return (
    <dl className="divide-y-2 divide-line border-y-2 border-line">
      {ISSUES.map(({ name, todo, text }) => (
        <div key={name} className="py-4 md:grid md:grid-cols-[15rem_1fr] md:gap-6">
          <dt className="font-display text-lg leading-snug font-medium">{name}</dt>
          <dd className="mt-1 md:mt-0">
            <strong>{todo}.</strong> {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
