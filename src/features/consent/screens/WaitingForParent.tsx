import { BookOpen, MailOpen, Sun, type LucideIcon } from 'lucide-react';
import { ButtonLink } from '../../../kit/ui/Button.tsx';
import { paths } from '../../../paths.ts';
import { GateFrame } from './GateFrame.tsx';

const STEPS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: MailOpen, title: 'A letter', text: 'We have written an e-mail to your parent or guardian.' },
  {
    icon: BookOpen,
    title: 'A grown-up decides',
    text: 'They read it and choose yes or no. They have 72 hours.',
  },
  {
    icon: Sun,
    title: 'You can start',
    text: 'If they say yes, sign in again, and your first lessons are here.',
  },
];

/** What a child sees who still needs a parent's yes. */
export function WaitingForParent() {
  return (
    <GateFrame title="Waiting for permission" pose="lantern">
      <p className="mt-2 text-center text-lg">
        A parent or guardian has to say yes before you start. This is how:
      </p>
      <ol className="mt-7">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="relative flex gap-4 pb-6 last:pb-0">
            {index < STEPS.length - 1 && (
              <span aria-hidden className="absolute top-12 bottom-0 left-[1.3rem] w-1 rounded-full bg-line" />
            )}
            <span className="relative grid size-11 shrink-0 place-items-center rounded-full bg-glow-tint">
              <Icon aria-hidden className="size-5.5" />
            </span>
            <div>
              <h2 className="text-xl">
                {index + 1}. {title}
              </h2>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-7 rounded-button bg-glow-tint px-4 py-3">
        Not there yet? Ask them to look into their mail, also among the unwanted ones.
      </p>
      <ButtonLink to={paths.logout} reloads look="glow" className="mt-6 w-full">
        Return to Home
      </ButtonLink>
    </GateFrame>
  );
}
