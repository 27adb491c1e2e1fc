import type { DemoPerson } from './demo.ts';
import { html, type Html } from '../../../base/html.ts';
import { greeter, mark } from '../glim-art.ts';

export const STYLE_PATH = '/idp/style.css';
/** The app's own, by which a page shows what is set in this browser (letters, contrast, theme). No page needs it. */
const SETTINGS_SCRIPT = '/first.js';

export type FieldName = 'email' | 'password' | 'given_name' | 'family_name';
export type Problem = { field?: FieldName; message: string };
/** What a page shows of an earlier try: never the password. */
export type Tried = { values: Partial<Record<Exclude<FieldName, 'password'>, string>>; problems: Problem[] };
const UNTRIED: Tried = { values: {}, problems: [] };

export type Place = { signIn: string; newAccount: string; demo: boolean };

export function signInPage({ signIn, newAccount, demo }: Place, tried: Tried = UNTRIED): Html {
  return page(
    'Sign in',
    tried.problems,
    html`<h1>Sign in</h1>
      ${summary(tried.problems)}
      <form method="post" action="${signIn}">
        ${emailField(tried)}
        ${field(tried, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
        <button class="glow" type="submit">Sign in</button>
      </form>
      <p class="other">Forgot it? Ask whoever runs this Brightling for a new one.</p>
      <p class="new">New here?</p>
      <a class="quiet" href="${newAccount}">Create an account</a>
      ${demo && demoForm(signIn)} ${keptHere}`,
  );
}

export function newAccountPage({ signIn, newAccount }: Place, tried: Tried = UNTRIED): Html {
  return page(
    'Create an account',
    tried.problems,
    html`<h1>Create an account</h1>
      ${summary(tried.problems)}
      <form method="post" action="${newAccount}">
        ${field(tried, { name: 'given_name', label: 'First name', type: 'text', autocomplete: 'given-name' })}
        ${field(tried, {
          name: 'family_name',
          label: 'Family name',
          type: 'text',
          autocomplete: 'family-name',
          hint: 'You may leave this empty.',
        })}
        ${emailField(tried)}
        ${field(tried, {
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: '8 characters or more. Three or four words in a row are easy to remember and hard to guess.',
        })}
        <button class="glow" type="submit">Create account</button>
      </form>
      <p class="other">Have an account already? <a href="${signIn}">Sign in</a></p>
      ${keptHere}`,
  );
}

/** Also what a browser without cookies gets at once and each time: for starting again alone it would go in a circle. */
export const expiredPage = () =>
  messagePage(
    'This sign-in page is over',
    'It has been used already, or it has waited too long. Start again and all is well.',
    'If you come here again at once, this browser does not let Brightling keep a cookie: please allow cookies for this site.',
  );

export const brokenSignInPage = () =>
  messagePage('That did not work', 'We could not go on with this sign-in. Please start again.');

/** A page that says one thing and leads back to the start; `more` helps where that has not helped. */
export function messagePage(title: string, text: string, more?: string): Html {
  return page(
    title,
    [],
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a class="glow" href="/api/auth/login">Start again</a></p>
      ${more !== undefined && html`<p>${more}</p>`}
      <p class="other"><a href="/">Back to the start page</a></p>`,
  );
}

const keptHere = html`<p class="note">
  Accounts made here are kept on this installation of Brightling only, by the family or school that runs it.
</p>`;

const DEMO_PEOPLE: [DemoPerson, name: string, about: string][] = [
  ['ada', 'Ada', '9 years'],
  ['theo', 'Theo', '14 years'],
  ['robin', 'Robin', 'a parent'],
];

function demoForm(action: string): Html {
  return html`<form class="demo" method="post" action="${action}">
    <h2>Just looking? Try it as</h2>
    <div class="row">
      ${DEMO_PEOPLE.map(([person, name, about]) => {
        const label = html`${name} <span class="about">${about}</span>`;
        return html`<button class="quiet" type="submit" name="demo" value="${person}">${label}</button>`;
      })}
    </div>
  </form>`;
}

type Field = { name: FieldName; label: string; type: string; autocomplete: string; hint?: string };

const emailField = (tried: Tried) =>
  field(tried, { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' });

function field({ values, problems }: Tried, { name, label, type, autocomplete, hint }: Field): Html {
  const problem = problems.find((each) => each.field === name);
  const value = name === 'password' ? undefined : values[name];
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${problem && html`<p class="wrong" id="${name}-problem">${problem.message}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${name !== 'family_name' && html`required`}
      ${value !== undefined && html`value="${value}"`}
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
      ${problem && html`aria-invalid="true"`}
    />
  </div>`;
}

function summary(problems: Problem[]): Html | undefined {
  if (problems.length === 0) return undefined;
  return html`<div class="problem" role="alert">
    ${problems.map(({ field, message }) =>
      field ? html`<p><a href="#${field}">${message}</a></p>` : html`<p>${message}</p>`,
    )}
  </div>`;
}

function page(title: string, problems: Problem[], body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${problems.length > 0 && 'Please check: '}${title} · Brightling</title>
        <link rel="icon" href="data:," />
        <script src="${SETTINGS_SCRIPT}"></script>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header>
          <a class="brand" href="/">${mark} Brightling</a>
        </header>
        ${greeter}
        <main>${body}</main>
      </body>
    </html>`;
}
