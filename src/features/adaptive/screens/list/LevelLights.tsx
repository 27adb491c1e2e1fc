import { LEVEL_NAMES, LEVELS, type Level } from '../../../lessons/subjects.ts';

/** A level as lights, one for easy to five for extreme, with its name. */
export function LevelLights({ level }: { level: Level }) {
  const lit = LEVELS.indexOf(level) + 1;
  return (
    <span className="inline-flex items-center gap-2 rounded-full bg-subject-tint px-3 py-1 font-display font-medium text-subject">
      <span aria-hidden className="flex gap-0.5">
        {LEVELS.map((each, index) => (
          <span
            key={each}
            className={`size-2.5 rounded-full border-[1.5px] border-current ${index < lit ? 'bg-current forced-colors:highlighted' : ''}`}
          />
        ))}
      </span>
      {LEVEL_NAMES[level]}
    </span>
  );
}
