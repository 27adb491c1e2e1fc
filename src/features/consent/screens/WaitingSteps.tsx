import { BookOpen, MailOpen, Sun, type LucideIcon } from 'lucide-react';

const STEPS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: MailOpen, title: 'A letter', text: 'We have written a letter to your parent or guardian.' },
  {
    icon: BookOpen,
    title: 'A grown-up decides',
    text: 'They read it and choose yes or no. They have 72 hours.',
  },
  {
    icon: Sun,
    title: 'You can start',
    text: 'If they say yes, your first lessons open right here. You can also come back and sign in later.',
  },
];

/** How the yes comes about, in three steps. */
export function WaitingSteps() {
  return (
    <ol className="mt-7">
      {STEPS.map(({ icon: Icon, title, text }, index) => (
        <li key={title} className="relative flex gap-4 pb-5 last:pb-0">
          {index < STEPS.length - 1 && (
            <span aria-hidden className="absolute top-12 bottom-1 left-[1.2rem] w-1 rounded-full bg-line" />
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
  );
}
