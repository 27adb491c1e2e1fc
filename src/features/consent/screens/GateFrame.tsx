import { useEffect, useRef, type ReactNode } from 'react';
import { Glim, type GlimPose } from '../../../kit/glim/Glim.tsx';
import { GlimMark } from '../../../kit/glim/GlimMark.tsx';
import { CARD } from '../../../kit/ui/Card.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';

/**
 * The page of one step before the way is open: Glim on a card, one heading, one thing to do.
 *
 * @param takesFocus for a step that took another's place: the heading is read out and the keyboard is there. So it is
 *   in any case when the heading changes while one looks.
 */
export function GateFrame(props: {
  title: string;
  pose: GlimPose;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const { title, pose, takesFocus = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const firstTitle = useRef(title);
  useEffect(() => {
    if (takesFocus || title !== firstTitle.current) heading.current?.focus();
  }, [takesFocus, title]);
  return (
    <div className="flex flex-1 flex-col bg-[radial-gradient(60rem_34rem_at_50%_8rem,var(--glow-tint),transparent)] in-data-[theme=dark]:bg-[radial-gradient(60rem_34rem_at_50%_8rem,#4d3470,transparent)]">
      <PageTitle>{title}</PageTitle>
      <header className="flex items-center justify-center gap-2 px-4 pt-6 font-display text-xl font-semibold">
        <GlimMark className="size-9" />
        Brightling
      </header>
      <main className="page-room mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 pt-28 pb-12">
        <div className={`${CARD} relative px-5 pt-20 pb-7 text-pretty sm:px-10 sm:pb-9`}>
          <Glim pose={pose} className="pointer-events-none absolute -top-26 left-1/2 w-42 -translate-x-1/2" />
          <h1 ref={heading} tabIndex={-1} className="text-center text-3xl outline-none">
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
  );
}
