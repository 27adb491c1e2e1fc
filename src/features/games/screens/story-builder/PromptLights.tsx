import { Lantern } from '../../../../kit/glim/Lantern.tsx';

/** A lantern for each prompt, alight when its sentence is written. The words beside say the same. */
export function PromptLights({ lit, of }: { lit: number; of: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <div className="-ml-1.5 flex">
        {Array.from({ length: of }, (_, place) => (
          <Lantern key={place} lit={place < lit} className="size-7 sm:size-9" />
        ))}
      </div>
      <p className="ml-auto text-base text-soft tabular-nums">
        Prompt {lit + 1} of {of}
      </p>
    </div>
  );
}
