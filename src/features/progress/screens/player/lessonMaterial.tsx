import type { ReactNode } from 'react';
import { ReadableText } from '../../../../kit/speech/ReadableText.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import { Experiment } from './Experiment.tsx';
import { LessonText } from './LessonText.tsx';

/** What the questions of a lesson are about, with its name: 'the story'. Math problems stand for themselves. */
export function materialOf(lesson: Lesson): { name: string; view: ReactNode } | undefined {
  switch (lesson.subject) {
    case 'reading': {
      const { genre, story } = lesson.content;
      return readable(`the ${TEXT_NAMES[genre] ?? 'story'}`, <LessonText text={story} />);
    }
    case 'science':
      return readable('the experiment', <Experiment {...lesson.content.experiment} />);
    case 'social_studies':
      return readable('the text', <LessonText text={lesson.content.content} />);
    case 'math':
    case 'writing':
      return undefined;
  }
}

const readable = (name: string, text: ReactNode) => ({
  name,
  view: <ReadableText name={name}>{text}</ReadableText>,
});

const TEXT_NAMES: Record<string, string> = {
  poem: 'poem',
  letter: 'letter',
  diary: 'diary',
  information: 'text',
};
