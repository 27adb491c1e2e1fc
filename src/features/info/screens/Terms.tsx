import { paths } from '../../../paths.ts';
import { Bullets, InfoPage, Part, TextLink } from './page/InfoPage.tsx';

/** The terms of service, in ten sections. */
export function Terms() {
  return (
    <InfoPage title="Terms of Service" about="Last updated September 4, 2025.">
      <Part title="1. Acceptance">
        <p>
          Whoever uses Brightling agrees to these terms. For a child under 18, a parent or guardian agrees on
          the child’s behalf. If you do not agree, please do not use it.
        </p>
        <p>‘We’ are the people who run this Brightling, such as your own family, co-op or school.</p>
      </Part>
      <Part title="2. Service description">
        <p>
          Brightling offers daily lessons in reading, writing, math, science and social studies for children
          aged 7 to 14, shows them and their parents how it goes, and offers small games for a break. It has
          no adverts and sells nothing. It helps with learning; it does not take the place of a school or a
          teacher.
        </p>
        <p>
          Everybody can do today’s lessons. Premium opens those of earlier days as well. It cannot be bought:
          it comes with referral codes.
        </p>
      </Part>
      <Part title="3. Accounts and access">
        <Bullets>
          <li>You sign in with an account of the sign-in provider that this Brightling uses.</li>
          <li>A child under 13 needs a parent’s consent before anything opens. We ask for it by mail.</li>
          <li>Each person has an account of their own, with their true date of birth.</li>
          <li>Keep your password to yourself, and tell us if somebody else has used your account.</li>
        </Bullets>
      </Part>
      <Part title="4. Acceptable use">
        <p>Please do not</p>
        <Bullets>
          <li>use unkind or rude words, or pretend to be somebody else;</li>
          <li>write down anybody’s address, phone number or other ways to reach them;</li>
          <li>upload pictures that show people, or that are not yours;</li>
          <li>
            try to get into other people’s data, to make points by a program, or to disturb the service.
          </li>
        </Bullets>
      </Part>
      <Part title="5. Privacy">
        <p>
          What is kept, why, for how long, and what you can do about it is in the{' '}
          <TextLink to={paths.privacy}>Privacy Policy</TextLink>. It is part of these terms.
        </p>
      </Part>
      <Part title="6. Intellectual property">
        <p>
          What a child writes, draws or photographs stays the child’s own. We use it only for what the Privacy
          Policy names.
        </p>
        <p>
          Brightling’s program is under the MIT license. Its lessons are under the license Creative Commons
          Attribution 4.0: you may use them elsewhere if you say where they come from.
        </p>
      </Part>
      <Part title="7. Liability">
        <p>
          We take care, but we cannot promise that the service is always there or free of mistakes. It is
          offered as it is. As far as the law allows, we are not liable for damage that comes from using it.
          No right that the law gives you as a consumer is taken away by this. Experiments of science lessons
          are done with a grown-up wherever the lesson says so.
        </p>
      </Part>
      <Part title="8. Termination">
        <p>
          You may stop at any time, and delete your account in{' '}
          <TextLink to={paths.settings}>Settings</TextLink> or by writing to support. It is then closed at
          once and deleted within 30 days. For a child under 13 the parent does it, at once, under{' '}
          <TextLink to={paths.parentPortal}>Parent Access</TextLink>.
        </p>
        <p>
          We may close an account that is used against section 4. Before that we write to its owner, or to the
          parent of a child, unless somebody is in danger.
        </p>
      </Part>
      <Part title="9. Changes">
        <p>
          When these terms change, the new ones stand on this page 30 days before they take effect. Whoever
          goes on using Brightling after that agrees to them.
        </p>
      </Part>
      <Part title="10. Contact">
        <p>
          Questions about these terms? Please use the <TextLink to={paths.contact}>contact form</TextLink>.
        </p>
      </Part>
    </InfoPage>
  );
}
