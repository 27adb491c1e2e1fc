import type { ReactNode } from 'react';
import { useCanRead } from '../../../../kit/speech/known-voices.ts';
import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { Glim, type GlimPose } from '../../../../kit/glim/Glim.tsx';

/** `idle` is a word on the side; the others are news and are announced. */
export type SayingTone = 'idle' | 'plain' | 'think' | 'right';

const LOOKS: Record<SayingTone, string> = {
  idle: 'border-line bg-card text-soft',
  plain: 'border-line bg-card',
  think: 'border-think bg-think-tint',
  right: 'border-good bg-good-tint',
};

/** Glim with a bubble. The place where news is announced is always there, so that screen readers hear the first one. */
export function GlimSays({
  pose,
  tone,
  reads,
  children,
}: {
  pose: GlimPose;
  tone: SayingTone;
  /** The name under which it can be read aloud: 'the hint'. */
  reads?: string;
  children: ReactNode;
}) {
  const hasButton = useCanRead() && reads !== undefined;
  return (
    <div className="flex items-start gap-3 big-text:flex-col big-text:items-stretch big-text:gap-1 group-data-[glim=beside]:page-lg:flex-col group-data-[glim=beside]:page-lg:items-stretch">
      <Glim
        pose={pose}
        className="w-16 shrink-0 sm:w-24 group-data-[glim=beside]:page-lg:w-44 group-data-[glim=beside]:page-lg:self-center"
      />
      <div
        data-readable
        className={`relative mt-2 min-w-0 flex-1 rounded-card rounded-tl-md border-2 px-4 py-3 sm:px-5 sm:py-4 ${LOOKS[tone]}`}
      >
        {/* The button's room: the words flow around it, and below it have the whole bubble. */}
        {hasButton && <span aria-hidden className="float-right size-9" />}
        {tone === 'idle' && children}
        <div role="status">{tone !== 'idle' && children}</div>
        {/* After the news, not in it: it would be announced with them. */}
        {reads && <ReadAloud name={reads} look="quiet" className="absolute top-1.5 right-1.5 sm:top-2.5" />}
      </div>
    </div>
  );
}
