import type { ReactNode } from 'react';
import { Glim, type GlimPose } from '../../../../kit/glim/Glim.tsx';
import { ReadableText } from '../../../../kit/speech/ReadableText.tsx';
import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { Card, CARD } from '../../../../kit/ui/Card.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import { SubjectScene } from '../../../lessons/screens/SubjectScene.tsx';
import type { Subject } from '../../../lessons/subjects.ts';
import { GlimSays } from './GlimSays.tsx';
import { materialOf } from './lessonMaterial.tsx';
import { NumberedList } from './NumberedList.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useIsWide } from './useIsWide.ts';
import { WritingTask } from './WritingTask.tsx';

const POSES: Record<Subject, GlimPose> = {
  reading: 'reading',
  writing: 'writing',
  math: 'thinking',
  science: 'waving',
  social_studies: 'map',
};

/** What the lesson's description is called where it is read aloud. */
const ABOUT = 'what it is about';

/** The first step: what there is to read, to try out or to write about, and the place where that happens. */
export function InstructionStep({ lesson }: { lesson: Lesson }) {
  const { title, view } = instructionsOf(lesson);
  const pose = POSES[lesson.subject];
  if (useIsWide()) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-8">
        <Card className="lg:px-9 lg:py-8">
          <StepHeading className="mb-4">{title}</StepHeading>
          {view}
        </Card>
        <div data-glim="beside" className="group sticky top-20">
          <SubjectScene
            subject={lesson.subject}
            className="mb-4 block aspect-[16/10] w-full rounded-card border-2 border-line"
          />
          <GlimSays pose={pose} tone="idle" reads={ABOUT}>
            {lesson.description}
          </GlimSays>
        </div>
      </div>
    );
  }
  return (
    <div className={`${CARD} mx-auto w-full max-w-3xl overflow-clip`}>
      <div className="relative">
        <SubjectScene subject={lesson.subject} className="block h-36 w-full sm:h-48" />
        <Glim pose={pose} className="absolute right-3 -bottom-9 w-24 sm:right-8 sm:w-32" />
      </div>
      <div className="p-5 sm:px-9 sm:py-7">
        <StepHeading className="mb-1 pr-24 sm:pr-32">{title}</StepHeading>
        <div data-readable className="mb-5 flex items-start justify-between gap-2 text-soft sm:justify-start">
          <p>{lesson.description}</p>
          <ReadAloud name={ABOUT} look="quiet" className="-mt-2.5 -mr-2.5 -mb-2" />
        </div>
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
  return (
    <ReadableText name="how it works">
      <NumberedList lines={ways} />
    </ReadableText>
  );
}
