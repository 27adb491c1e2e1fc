import type { SolutionProps } from '../views.tsx';
import { keyInWords } from './describe.ts';
import type { ChoiceQuestion } from './schema.ts';

export const Solution = ({ question }: SolutionProps<ChoiceQuestion>) => keyInWords(question);
