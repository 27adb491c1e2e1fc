import type { BankLesson } from '../src/features/lessons/bank/load.ts';
import type { AuthoredChoice } from '../src/features/lessons/questions/choice/schema.ts';
import type {
  ReadingLesson,
  ScienceLesson,
  SocialStudiesLesson,
  WritingLesson,
} from '../src/features/lessons/bank/schema.ts';
import type { Level } from '../src/features/lessons/subjects.ts';

/** A question about a red kite, with whatever a test needs to be otherwise. */
export const bankQuestion = (more: Partial<AuthoredChoice> = {}): AuthoredChoice => ({
  kind: 'choice',
  stem: 'Which color has the kite?',
  skill: 'RL.3.1',
  right: 'It is red.',
  wrong: ['It is blue.', 'It is green.', 'It is white.'].map((text) => ({
    text,
    note: 'Read the start again.',
  })),
  hint: 'What does the first line say?',
  explanation: 'The first line gives the color.',
  ...more,
});

const common = {
  title: 'The Red Kite',
  description: 'A kite flies.',
  topic: 'A red kite',
  estimatedMinutes: 5,
};

export const readingLesson = (
  slug: string,
  more: Partial<ReadingLesson> = {},
  level: Level = 'easy',
): BankLesson => ({
  id: `reading/${level}/${slug}`,
  level,
  subject: 'reading',
  file: { ...common, genre: 'story', story: 'A red kite flies.', questions: [bankQuestion()], ...more },
});

export const scienceLesson = (slug: string, more: Partial<ScienceLesson['experiment']> = {}): BankLesson => ({
  id: `science/easy/${slug}`,
  level: 'easy',
  subject: 'science',
  file: {
    ...common,
    experiment: {
      question: 'Does a kite fly?',
      materials: ['a kite'],
      steps: ['Hold the string.', 'Run.'],
      safety: 'Stay away from wires.',
      why: 'The wind lifts it.',
      ...more,
    },
    questions: [bankQuestion({ skill: '2-PS1-1' })],
  },
});

export const socialStudiesLesson = (slug: string, more: Partial<SocialStudiesLesson> = {}): BankLesson => ({
  id: `social_studies/easy/${slug}`,
  level: 'easy',
  subject: 'social_studies',
  file: {
    ...common,
    content: 'People fly kites.',
    questions: [bankQuestion({ skill: 'D2.His.2.K-2' })],
    ...more,
  },
});

export const writingLesson = (
  slug: string,
  more: Partial<WritingLesson> = {},
  level: Level = 'easy',
): BankLesson => ({
  id: `writing/${level}/${slug}`,
  level,
  subject: 'writing',
  file: {
    ...common,
    kind: 'story',
    skill: 'W.3.3',
    prompt: 'Tell of a kite.',
    guidelines: ['Say where it flies.', 'Say who holds it.', 'Write at least 30 words.'],
    starters: ['One windy day …', 'Who holds the string?', 'What does the kite see?'],
    ...more,
  },
});
