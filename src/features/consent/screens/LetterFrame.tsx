import { useEffect, useRef, type ReactNode } from 'react';
import { Glim, type GlimPose } from '../../../kit/glim/Glim.tsx';
import { GlimMark } from '../../../kit/glim/GlimMark.tsx';
import { CARD } from '../../../kit/ui/Card.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';

/**
 * A sheet of paper for a parent: quiet, one column, one heading.
 *
 * @param pose Glim on the stamp
 * @param isTitleHidden for a state whose own drawing says it
 * @param takesFocus for a sheet that took another's place
 */
export function LetterFrame(props: {
  title: string;
  pose?: GlimPose;
  isTitleHidden?: boolean;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const { title, pose, isTitleHidden = false, takesFocus = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className="mx-auto flex w-full max-w-2xl items-center gap-2 px-4 pt-6 font-display text-xl font-semibold sm:pt-8">
        <GlimMark className="size-9" />
        Brightling
      </header>
      <main className="page-room mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 pt-4 pb-12">
        <div className={`${CARD} px-5 py-7 text-pretty [overflow-wrap:anywhere] sm:px-10 sm:py-10`}>
          {pose && <Stamp pose={pose} />}
          <h1
            ref={heading}
            tabIndex={-1}
            className={isTitleHidden ? 'sr-only' : 'text-2xl outline-none sm:text-3xl'}
          >
            {title}
          </h1>
          {children}
        </div>
      </main>
    </>
  );
}

function Stamp({ pose }: { pose: GlimPose }) {
  return (
    <div
      aria-hidden
      className="float-right -mt-1 mb-1 ml-4 rotate-3 sm:mb-2 border-2 border-dashed border-line-strong p-1 sm:ml-6"
    >
      <div className="bg-glow-tint p-1.5 sm:p-2">
        <Glim pose={pose} className="w-12 sm:w-20" />
      </div>
    </div>
  );
}
