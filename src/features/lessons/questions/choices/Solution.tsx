import type { SolutionProps } from '../views.tsx';
import type { ChoicesQuestion } from './schema.ts';

export function Solution({ question: { options, correctIndexes } }: SolutionProps<ChoicesQuestion>) {
  return (
    <ul className="mt-1 list-disc pl-6">
      {correctIndexes.map((place) => (
        <li key={place}>{options[place]}</li>
      ))}
    </ul>
  );
}
