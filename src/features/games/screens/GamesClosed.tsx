import { Glim } from '../../../kit/glim/Glim.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../paths.ts';

const WORDS = {
  parent: {
    title: 'The games are resting',
    text: 'A grown-up of yours has put them away for now. Your path and your lights are where they were.',
  },
  enough: {
    title: 'That is enough for today',
    text: 'See you tomorrow! The games will have slept well, too.',
  },
} as const;

/** The games when a parent has closed them, or when the day's minutes are used up: a kind end. */
export function GamesClosed({ why }: { why: keyof typeof WORDS }) {
  const { title, text } = WORDS[why];
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-4 py-12 text-center">
      <PageTitle>{title}</PageTitle>
      <Glim pose="sleeping" className="w-48" />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-soft">{text}</p>
      <ButtonLink look="glow" to={paths.home}>
        Back to my path
      </ButtonLink>
    </div>
  );
}
