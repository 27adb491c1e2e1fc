import { ShieldCheck } from 'lucide-react';
import type { Lesson } from '../../../lessons/contract.ts';
import { LessonText } from './LessonText.tsx';
import { NumberedList } from './NumberedList.tsx';

type ExperimentProps = Extract<Lesson, { subject: 'science' }>['content']['experiment'];

/** An experiment to do at home: what to find out, what one needs, what to mind, what to do, and why it is so. */
export function Experiment({ question, materials, steps, safety, why }: ExperimentProps) {
  return (
    <div className="max-w-[65ch] space-y-6 text-lg">
      <p className="font-display text-xl leading-snug font-medium text-subject">{question}</p>
      <section>
        <h3 className="mb-2 text-xl">What you need</h3>
        <ul className="list-disc space-y-1 pl-6 marker:text-subject">
          {materials.map((material) => (
            <li key={material}>{material}</li>
          ))}
        </ul>
      </section>
      <section className="flex gap-3 rounded-button bg-think-tint p-4">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-think" />
        <div>
          <h3 className="text-lg text-think">Stay safe</h3>
          <p>{safety}</p>
        </div>
      </section>
      <section>
        <h3 className="mb-3 text-xl">What to do</h3>
        <NumberedList lines={steps} />
      </section>
      <section>
        <h3 className="mb-2 text-xl">Why it happens</h3>
        <LessonText text={why} />
      </section>
    </div>
  );
}
