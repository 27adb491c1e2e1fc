import { initialsOfName } from '../../rules/leaderboard-words.ts';

const ROUND = 'size-10 shrink-0 page-sm:row-span-2 page-sm:size-11 rounded-full border-2 border-line-strong';

/** A member's face: the chosen picture, or initials. The name stands beside it. */
export function MemberPicture({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <img src={picture} alt="" className={`${ROUND} bg-card object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${ROUND} grid place-items-center overflow-hidden bg-paper font-display font-semibold text-ink`}
    >
      {/* The picture does not grow with the reader's letters. */}
      <span className="text-[length:calc(1em/var(--text-scale)/var(--face-width))] leading-none tracking-normal">
        {initialsOfName(name)}
      </span>
    </span>
  );
}
