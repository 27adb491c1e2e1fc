import { Glim } from '../../../../kit/glim/Glim.tsx';

/** To a free account: how friends open more lessons. It asks for nothing and presses nobody. */
export function InviteWord({ lockedCount }: { lockedCount: number }) {
  return (
    <section
      aria-labelledby="invite-heading"
      className="flex items-center gap-4 rounded-card border-2 border-line bg-glow-tint p-5"
    >
      <Glim pose="lantern" className="-my-2 w-20 shrink-0 sm:w-24" />
      <div>
        <h2 id="invite-heading" className="text-xl">
          More light with friends
        </h2>
        <p className="mt-1 max-w-[60ch]">
          Invite a friend&apos;s family with your parent. When they join, you can both open{' '}
          {lessonsOf(lockedCount)} for 7 days.
        </p>
      </div>
    </section>
  );
}

function lessonsOf(lockedCount: number): string {
  if (lockedCount === 0) return 'lessons of earlier days';
  return lockedCount === 1
    ? 'one more lesson of an earlier day'
    : `${lockedCount} more lessons of earlier days`;
}
