import { useEffect, useRef } from 'react';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { useIsOffline } from '../../../../kit/useIsOffline.ts';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../../paths.ts';
import { WaitingMark } from './WaitingMark.tsx';
import type { WaitingLesson } from './works-database.ts';

/** A lesson that is finished and not saved yet: that is well, and the way on. */
export function FinishedHere({ subject, title }: WaitingLesson) {
  const isOffline = useIsOffline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`subject-${subject} mx-auto w-full max-w-2xl py-4 sm:py-8`}>
      <PageTitle>{title}</PageTitle>
      <Card className="flex flex-col items-center gap-4 text-center sm:p-9">
        <Glim pose="lantern" className="w-36 sm:w-44" />
        <div>
          <p className="font-display text-lg font-medium text-subject">{title}</p>
          <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
            Finished!
          </h1>
        </div>
        <p className="max-w-[38ch] text-lg">
          {isOffline
            ? 'It will be saved when you are connected again. Until then it waits here on this device.'
            : 'It will be saved in a moment. Until then it waits here on this device.'}
        </p>
        <WaitingMark />
        <ButtonLink look="glow" to={paths.lessons(subject)} className="w-full sm:w-auto sm:px-10">
          Keep going
        </ButtonLink>
      </Card>
    </div>
  );
}
