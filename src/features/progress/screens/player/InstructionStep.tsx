import type { ReactNode } from 'react';
import { Glim, type GlimPose } from '../../../../kit/glim/Glim.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import { SubjectScene } from '../../../lessons/screens/SubjectScene.tsx';
import type { Subject } from '../../../lessons/subjects.ts';
import { materialOf } from './lessonMaterial.tsx';
import { NumberedList } from './NumberedList.tsx';
import { StepHeading } from './StepHeading.tsx';
import { WritingTask } from './WritingTask.tsx';

const POSES: Record<Subject, GlimPose> = {
  reading: 'reading',
  writing: 'writing',
  math: 'thinking',
  science: 'waving',
  social_studies: 'map',
};

/** The first step: what there is to read, to try out or to write about. */
export function InstructionStep({ lesson }: { lesson: Lesson }) {
  const { title, view } = instructionsOf(lesson);
  return (
    <div
      className={`${CARD} mx-auto w-full max-w-3xl overflow-hidden lg:grid lg:max-w-none lg:grid-cols-[minmax(0,1fr)_24rem]`}
    >
      <div className="relative lg:order-last lg:border-l-2 lg:border-line lg:bg-subject-tint">
        <SubjectScene
          subject={lesson.subject}
          className="block h-36 w-full sm:h-48 lg:sticky lg:top-16 lg:h-[min(34rem,calc(100dvh-14rem))]"
        />
        <Glim
          pose={POSES[lesson.subject]}
          className="absolute right-3 -bottom-9 w-24 sm:right-8 sm:w-32 lg:hidden"
        />
      </div>
      <div className="p-5 sm:px-9 sm:py-7">
        <StepHeading className="mb-1 pr-24 sm:pr-32 lg:pr-0">{title}</StepHeading>
        <p className="mb-5 pr-24 text-soft sm:pr-32 lg:pr-0">{lesson.description}</p>
        {view}
      </div>
    </div>
  );
}

function instructionsOf(lesson: Lesson): { title: string; view: ReactNode } {
  switch (lesson.subject) {
    case 'math':
      return { title: 'How it works', view: <MathWays count={lesson.content.problems.length} /> };
    case 'writing':
      return { title: 'What to write about', view: <WritingTask lesson={lesson} /> };
    case 'science':
      return { title: 'Find out', view: materialOf(lesson)?.view };
    case 'reading':
    case 'social_studies': {
      const material = materialOf(lesson);
      return { title: `Read ${material?.name ?? 'the text'}`, view: material?.view };
    }
  }
}

function MathWays({ count }: { count: number }) {
  const ways = [
    `There are ${count} problems, and you have three tries for each.`,
    'After two tries you get a hint. After the third you see how it is done.',
    'Type a number such as 12, 0.5 or 3/4. Paper and pencil are fine!',
  ];
  return <NumberedList lines={ways} />;
}
