import { oneLine } from '../../base/one-line.ts';
import type { Letter } from '../../infra/mail/letter.ts';
import { ANSWERED_KEPT_DAYS, type ContactCategory } from './rules/contact.ts';

const LETTERHEAD = 'Brightling';

/** A message of the contact form, as the people behind the installation get it. Anybody writes it: its subject is ours. */
export function contactLetter(sent: {
  /** Of the kept message. */
  id: string;
  name: string;
  email: string;
  subject: string;
  category: ContactCategory | null;
  message: string;
}): Letter {
  return {
    subject: `A message from the contact page${sent.category ? ` (${sent.category})` : ''}`,
    preview: oneLine(sent.message, 120),
    letterhead: LETTERHEAD,
    blocks: [
      { kind: 'title', text: 'A message from the contact page' },
      {
        kind: 'terms',
        items: [
          { term: 'From', text: `${oneLine(sent.name, 120)}, ${sent.email}` },
          { term: 'About', text: sent.category ?? 'nothing chosen' },
          { term: 'Subject', text: oneLine(sent.subject, 120) },
        ],
      },
      ...sent.message
        .split(/\n\s*\n/)
        .filter((part) => part.trim())
        .map((text) => ({ kind: 'paragraph' as const, text: text.trim() })),
    ],
    footer: [
      'Written on the contact page. Answer to the address above, within 24 hours as the page promises.',
      `Answered? \`npm run contact:answered -- ${sent.id}\` in the project’s folder has it deleted there ${ANSWERED_KEPT_DAYS} days later. This letter is yours to delete.`,
    ],
  };
}
