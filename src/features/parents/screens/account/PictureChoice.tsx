import { Check } from 'lucide-react';
import { useId } from 'react';
import { AVATARS, avatarUrl, type Avatar } from '../../../accounts/rules/avatars.ts';
import { pictureName } from './pictures.ts';
import { Portrait } from './Portrait.tsx';

type PictureChoiceProps = {
  chosen: Avatar | null;
  initials: string;
  onChoose: (avatar: Avatar | null) => void;
};

/** The initials, or one of our own pictures: no photo of a child is asked for. */
export function PictureChoice({ chosen, initials, onChoose }: PictureChoiceProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg font-medium">Picture</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,calc(5*var(--letter-em))),1fr))] gap-2 sm:gap-3">
        {[null, ...AVATARS].map((avatar) => (
          <label
            key={avatar ?? 'initials'}
            className="relative flex cursor-pointer flex-col items-center gap-1.5 rounded-button border-2 border-line bg-card px-1 py-2 font-display leading-tight font-medium hover:border-line-strong has-checked:border-ink has-checked:bg-glow-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              checked={avatar === chosen}
              onChange={() => onChoose(avatar)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-button outline-none"
            />
            <Portrait
              picture={avatarUrl(avatar)}
              initials={initials}
              className="size-16 border-2 border-line-strong text-[1.5rem]"
            />
            {pictureName(avatar)}
            {avatar === chosen && (
              <span
                aria-hidden
                className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-ink text-card"
              >
                <Check strokeWidth={3} className="size-4" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
