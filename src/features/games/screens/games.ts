/** The four games, as their addresses name them. */
export const GAMES = ['word-puzzle', 'math-race', 'story-builder', 'memory-match'] as const;
export type GameName = (typeof GAMES)[number];

export type GameWords = {
  title: string;
  invitation: string;
  /** The class whose colours the game wears. */
  colors: string;
};

export const GAME_WORDS: Record<GameName, GameWords> = {
  'word-puzzle': {
    title: 'Word Puzzle',
    invitation: 'Put the lantern letters in order.',
    colors: 'subject-reading',
  },
  'math-race': {
    title: 'Math Race',
    invitation: 'Fill a jar with lights, sum by sum.',
    colors: 'subject-math',
  },
  'story-builder': {
    title: 'Story Builder',
    invitation: 'Five questions, and the story is yours.',
    colors: 'subject-writing',
  },
  'memory-match': {
    title: 'Memory Match',
    invitation: 'Which windows hide the same light?',
    colors: 'subject-science',
  },
};
