import type { Letter } from '../../infra/mail/letter.ts';
import { AFTER_YES, COLLECTED, NO_ANSWER, PROTECTIONS, RIGHTS } from './rules/notice.ts';
import { nameFirst, nameIn } from './rules/names-in-letters.ts';
import { instantInWords, LETTERHEAD } from './rules/wording.ts';

/** Asks a parent for consent; it carries the whole notice, and the only link that can answer. */
export function consentRequestLetter(request: {
  childFirstName: string;
  link: string;
  expiresAt: Date;
  privacyUrl: string;
  supportEmail: string;
  /** Sentences about who runs this and on what ({@link aboutInstallation}). */
  installation: readonly string[];
}): Letter {
  const name = nameIn(request.childFirstName);
  const Name = nameFirst(request.childFirstName);
  return {
    subject: 'May your child learn with Brightling?',
    preview:
      'You decide: until you say yes, your child cannot use it. This letter tells what a yes would mean.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: `May ${name} learn with Brightling?` },
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `${Name} has signed in to Brightling and named this address as that of a parent or guardian. At this age we ask you first: until you say yes, ${name} cannot use it. So far we hold what the sign-in told us, the date of birth and your address, so that we can ask you, and we collect nothing more.`,
      },
      {
        kind: 'paragraph',
        text: 'Brightling is a place to learn for children aged 7 to 14: short lessons each day in reading, writing, math, science and social studies. It is free of adverts.',
      },
      {
        kind: 'paragraph',
        text: 'This letter tells what a yes would mean. You answer on a page that tells the same:',
      },
      { kind: 'button', text: 'Read and answer', url: request.link },
      {
        kind: 'note',
        text: `Opening this letter or that page decides nothing. Only pressing ‘Grant Permission’ or ‘Deny Permission’ on the page does. You have 72 hours, until ${instantInWords(request.expiresAt)}, and can answer once.`,
      },
      { kind: 'heading', text: 'What we would keep, and why' },
      { kind: 'terms', items: COLLECTED.map(({ what, why }) => ({ term: what, text: why })) },
      { kind: 'heading', text: 'Who else gets it: nobody' },
      { kind: 'list', items: [...PROTECTIONS, ...request.installation] },
      { kind: 'heading', text: 'What you can do at any time' },
      {
        kind: 'paragraph',
        text: 'Under ‘Parent Access’ on our site, without an account of your own, you can:',
      },
      { kind: 'list', items: RIGHTS },
      { kind: 'paragraph', text: AFTER_YES },
      { kind: 'heading', text: 'If you do nothing' },
      { kind: 'paragraph', text: NO_ANSWER },
      { kind: 'link', text: 'Our privacy policy', url: request.privacyUrl },
    ],
    footer: [
      'You get this letter because a child entered your address. If you know no such child, you need do nothing, or say no.',
      `Questions? Write to ${request.supportEmail}.`,
    ],
  };
}

/** Confirms a consent in a second letter, so that whoever did not give it learns of it ('email plus'). */
export function consentGrantedLetter(granted: {
  childFirstName: string;
  childId: string;
  portalUrl: string;
  privacyUrl: string;
  supportEmail: string;
}): Letter {
  const name = nameIn(granted.childFirstName);
  const Name = nameFirst(granted.childFirstName);
  return {
    subject: 'Confirmed: your child may learn with Brightling',
    preview:
      'Please keep this letter: it holds the way to see, change and delete everything, and to take it back.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: `${Name} may now learn with Brightling` },
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: `The question that we mailed to this address has been answered with yes. ${Name} can begin at once. If it was you who answered, there is nothing more to do. Please keep this letter.`,
      },
      { kind: 'heading', text: 'If it was not you, or you change your mind' },
      {
        kind: 'paragraph',
        text: `You can take your consent back today or at any time, and everything stored about ${name} is deleted:`,
      },
      {
        kind: 'steps',
        items: [
          'Open Parent Access, linked below. You need no account.',
          'Enter the user ID below and the address that this letter came to, and choose to delete the account.',
          'We mail you a link. Open it within 30 minutes and confirm.',
        ],
      },
      { kind: 'code', label: `User ID of ${name}`, value: granted.childId },
      { kind: 'button', text: 'Open Parent Access', url: granted.portalUrl },
      { kind: 'heading', text: 'What else you can do there' },
      { kind: 'list', items: RIGHTS },
      {
        kind: 'paragraph',
        text: `Sharing is off for ${name} until you turn it on. With an account of your own under this address you can also follow what ${name} learns.`,
      },
      { kind: 'link', text: 'Our privacy policy', url: granted.privacyUrl },
    ],
    footer: [
      'This letter confirms your consent, as the law on children’s privacy asks us to. No reply is needed: whatever you want to answer can be done under Parent Access.',
      `Questions? Write to ${granted.supportEmail}.`,
    ],
  };
}

/** Says that a no has been heard. It names nobody: whoever reads it may have nothing to do with the child. */
export function consentDeniedLetter({ supportEmail }: { supportEmail: string }): Letter {
  return {
    subject: 'Your answer was no, and that is settled',
    preview: 'The child cannot use Brightling, and your address will be deleted. There is nothing to do.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: 'Your answer was no, and that is settled' },
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: 'Thank you for your answer. The child who asked cannot use Brightling. Your address is deleted after 72 hours, and the unused account with the date of birth after 30 days.',
      },
      {
        kind: 'paragraph',
        text: 'If you change your mind, the child can simply ask again. We then write to you anew, and you decide anew.',
      },
    ],
    footer: [
      'You need do nothing. Was it not you who answered? Let the child ask again, or write to us.',
      `Questions? Write to ${supportEmail}.`,
    ],
  };
}
