import { mathText } from '../../rules/math-text.ts';
import type { SolutionProps } from '../views.tsx';
import type { NumberQuestion } from './schema.ts';
import { withUnit } from './with-unit.ts';

export const Solution = ({ question: { answer, unit } }: SolutionProps<NumberQuestion>) =>
  mathText(unit ? withUnit(answer, unit) : answer);
