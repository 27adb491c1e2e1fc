import type { Day } from '../../base/day.ts';
import type { Block, Letter } from '../../infra/mail/letter.ts';
import { greeting, nameFirst, nameIn } from '../consent/rules/names-in-letters.ts';
import { dayInWords, LETTERHEAD } from '../consent/rules/wording.ts';
import type { Digest } from './rules/digest.ts';
import type { PortalAction } from './rules/portal.ts';

const hello: Block = { kind: 'paragraph', text: 'Hello,' };
const helloTo = (firstName: string): Block => ({ kind: 'paragraph', text: greeting(firstName) });
const says = (text: string): Block => ({ kind: 'paragraph', text });
const PARENTS_PAGE = '‘Parent Access’ on our site';

/** What a link of each act is for; in `asked` with the child's name in place. */
const ACTS: Record<PortalAction, { subject: string; asked: (name: string) => string; button: string }> = {
  view_data: {
    subject: 'Your link to your child’s data',
    asked: (name) => `see what is stored about ${name}`,
    button: 'Open my child’s data',
  },
  export_data: {
    subject: 'Your link to export your child’s data',
    asked: (name) => `export everything that is stored about ${name} as one file`,
    button: 'Export my child’s data',
  },
  update_privacy: {
    subject: 'Your link to your child’s privacy settings',
    asked: (name) => `change ${name}’s privacy settings`,
    button: 'Open the privacy settings',
  },
  delete_account: {
    subject: 'Your link to delete your child’s account',
    asked: (name) => `delete ${name}’s account and everything that is stored with it`,
    button: 'Go on to delete the account',
  },
};

/** The link that a parent asked for on the portal's form. */
export function portalLinkLetter(asked: {
  childFirstName: string;
  action: PortalAction;
  link: string;
}): Letter {
  const act = ACTS[asked.action];
  return {
    subject: act.subject,
    preview: 'The link works once, within 30 minutes of your asking for it. Not you? Then do nothing.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: act.subject },
      hello,
      says(
        `Under ‘Parent Access’ a link was asked for, to ${act.asked(nameIn(asked.childFirstName))}. Here it is.`,
      ),
      { kind: 'button', text: act.button, url: asked.link },
      {
        kind: 'note',
        text: 'The link works once, within 30 minutes of your asking for it. Opening this letter or the page spends nothing: only the button on the page does.',
      },
      ...(asked.action === 'delete_account'
        ? [
            says(
              'Nothing is deleted before you have confirmed it on that page. Once deleted, nothing can be brought back; you may want to export it first.',
            ),
          ]
        : []),
      says(
        'If you did not ask for it, you need do nothing. The link came to you alone and soon ends by itself.',
      ),
    ],
    footer: ['You get this letter because your address is on file as that of the parent or guardian.'],
  };
}

/** The last letter after a deletion. It names nobody, since nobody is left to be named. */
export function deletionDoneLetter({ supportEmail }: { supportEmail: string }): Letter {
  return {
    subject: 'The account and everything in it are deleted',
    preview: 'It is done. This is the last letter about it, and there is nothing more for you to do.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: 'Everything is deleted' },
      hello,
      says(
        'The account is deleted, and with it everything that was stored: profile, lessons, answers, essays, photos, points and badges, and shared pictures. Nobody can bring it back, and we cannot either.',
      ),
      says(
        'What stays is the bare note that a deletion took place, and when. It holds no name and no address. Should an older backup of this installation ever be restored, the account is deleted from it again.',
      ),
      says('Thank you for the time you were with us.'),
    ],
    footer: [
      'This is our last letter about this account.',
      `Questions, or was it not you who wanted this? Write to ${supportEmail}.`,
    ],
  };
}

/**
 * Warns that an account unused for two years is about to go.
 *
 * @param warned.deletedOn by the clock of where the person lives, as in all letters that name a day
 * @param warned.childFirstName null: the account's own owner is written to, not a parent
 */
export function retentionWarningLetter(warned: {
  childFirstName: string | null;
  deletedOn: Day;
  signInUrl: string;
}): Letter {
  const day = dayInWords(warned.deletedOn);
  const child = warned.childFirstName;
  const whose = child === null ? 'Your account' : `${nameFirst(child)}’s account`;
  const whoSignsIn = child === null ? 'sign in' : `let ${nameIn(child)} sign in`;
  return {
    subject: `${child === null ? 'Your account' : 'Your child’s account'} will be deleted on ${day}`,
    preview: `It has not been used for almost two years. ${child === null ? 'Signing in' : `${nameFirst(child)} signing in`} once before that day keeps it.`,
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: `${whose} will be deleted` },
      hello,
      says(
        `${whose} at Brightling has not been used for almost two years. We keep nothing longer than it is of use, so it will be deleted with everything in it on ${day}.`,
      ),
      says(
        `To keep it, ${whoSignsIn} once before that day. Nothing else is needed${child === null ? '' : '; your own sign-in does not count'}. To let it go, do nothing.`,
      ),
      {
        kind: 'button',
        text: child === null ? 'Sign in and keep it' : `Open Brightling for ${nameIn(child)}`,
        url: warned.signInUrl,
      },
      ...(child === null
        ? []
        : [says(`If you would like a copy first, or have it deleted sooner, ${PARENTS_PAGE} does both.`)]),
    ],
    footer: [
      child === null
        ? 'You get this letter because this is the address of the account.'
        : 'You get this letter because your address is on file as that of the parent or guardian.',
    ],
  };
}

/** A parent has turned the keeping of data off. */
export function retentionWithdrawnLetter(withdrawn: {
  childFirstName: string;
  deletedOn: Day;
  portalUrl: string;
}): Letter {
  const name = nameIn(withdrawn.childFirstName);
  const Name = nameFirst(withdrawn.childFirstName);
  const day = dayInWords(withdrawn.deletedOn);
  return {
    subject: `Your child’s account will be deleted on ${day}`,
    preview: 'As you wished. Until that day you can change your mind under Parent Access.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: `${Name}’s account will be deleted` },
      hello,
      says(
        `You have taken back your consent to keep data about ${name}. The account and everything in it will be deleted on ${day}, 30 days from your decision. You need do nothing more.`,
      ),
      says(
        'If you change your mind, ask for a link to the privacy settings under Parent Access before that day and turn the keeping of data on again. There you can also take a copy of everything, or have it deleted at once.',
      ),
      { kind: 'button', text: 'Open Parent Access', url: withdrawn.portalUrl },
    ],
    footer: [
      'Was it not you? Then turn it on again under Parent Access: that calls the deletion off.',
      'You get this letter because your address is on file as that of the parent or guardian.',
    ],
  };
}

/** A parent has turned the keeping of data on again in time. */
export function retentionRestoredLetter({ childFirstName }: { childFirstName: string }): Letter {
  const name = nameIn(childFirstName);
  const Name = nameFirst(childFirstName);
  return {
    subject: 'Your child’s account stays',
    preview: 'The planned deletion is called off. Everything is as it was, and nothing is lost.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: `${Name}’s account stays` },
      hello,
      says(
        `You have turned the keeping of data about ${name} on again. The planned deletion is called off, and nothing has been lost.`,
      ),
      says(`You can take your consent back at any time under ${PARENTS_PAGE}.`),
    ],
    footer: ['You get this letter because your address is on file as that of the parent or guardian.'],
  };
}

/** A person has closed their own account. */
export function accountClosedLetter(closed: {
  firstName: string;
  deletedOn: Day;
  signInUrl: string;
}): Letter {
  const day = dayInWords(closed.deletedOn);
  return {
    subject: `Your account is closed and will be deleted on ${day}`,
    preview: 'You are signed out everywhere. Signing in before that day keeps the account.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: 'Your account is closed' },
      helloTo(closed.firstName),
      says(
        `As you wished, your account is closed and you are signed out everywhere. The account and everything in it will be deleted on ${day}. You need do nothing more.`,
      ),
      says(
        'If you would rather keep it, or it was not you who closed it, sign in before that day. Everything is then as it was.',
      ),
      { kind: 'button', text: 'Sign in and keep it', url: closed.signInUrl },
    ],
    footer: ['You get this letter because this is the address of the account.'],
  };
}

/** Proves that a grown-up reads the address that they signed in with. */
export function confirmAddressLetter({ firstName, link }: { firstName: string; link: string }): Letter {
  return {
    subject: 'Please confirm that this address is yours',
    preview: 'Then the children for whom you gave your consent appear in your Parent Zone.',
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: 'Is this address yours?' },
      helloTo(firstName),
      says(
        'You are signed in to Brightling with this address, and asked us to check that it is yours. Once it is, the children for whom you gave your consent under it appear in your Parent Zone.',
      ),
      { kind: 'button', text: 'Yes, it is mine', url: link },
      {
        kind: 'note',
        text: 'Open it where you are signed in, within 24 hours. Opening it confirms nothing by itself: only the button on the page does.',
      },
    ],
    footer: [
      'If you did not ask for this letter, somebody has entered your address. Please do nothing then: without you it proves nothing.',
    ],
  };
}

/** The week of a child, for a parent who is linked to it. */
export function digestLetter(week: {
  parentFirstName: string;
  childFirstName: string;
  digest: Digest;
  reportUrl: string;
  stopUrl: string;
}): Letter {
  const Name = nameFirst(week.childFirstName);
  const { figures, wentWell, together } = week.digest;
  return {
    subject: 'Your child’s week with Brightling',
    preview: wentWell,
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: `${Name}’s week` },
      helloTo(week.parentFirstName),
      { kind: 'figures', items: figures },
      { kind: 'heading', text: 'This week' },
      says(wentWell),
      { kind: 'heading', text: 'Ten minutes together' },
      says(together),
      { kind: 'button', text: 'Open the whole report', url: week.reportUrl },
      { kind: 'link', text: 'Stop this weekly letter (without signing in)', url: week.stopUrl },
    ],
    footer: ['You get this letter once a week because your account is linked to this child’s.'],
  };
}
