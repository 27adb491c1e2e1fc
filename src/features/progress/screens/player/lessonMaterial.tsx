import type { ReactNode } from 'react';
import type { Lesson } from '../../../lessons/contract.ts';
import { Experiment } from './Experiment.tsx';
import { LessonText } from './LessonText.tsx';

/** What the questions of a lesson are about, with its name: 'the story'. Math problems stand for themselves. */
export function materialOf(lesson: Lesson): { name: string; view: ReactNode } | undefined {
  switch (lesson.subject) {
    case 'reading': {
      const { genre, story } = lesson.content;
      return { name: `the ${TEXT_NAMES[genre] ?? 'story'}`, view: <LessonText text={story} /> };
    }
    case 'science':
      return { name: 'the experiment', view: <Experiment {...lesson.content.experiment} /> };
    case 'social_studies':
      return { name: 'the text', view: <LessonText text={lesson.content.content} /> };
    case 'math':
    case 'writing':
      return undefined;
  }
}

const TEXT_NAMES: Record<string, string> = {
  poem: 'poem',
  letter: 'letter',
  diary: 'diary',
  information: 'text',
};
