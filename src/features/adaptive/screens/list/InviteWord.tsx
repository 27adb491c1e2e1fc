import { Glim } from '../../../../kit/glim/Glim.tsx';

/** To a free account: how friends open more lessons. It asks for nothing and presses nobody. */
export function InviteWord() {
  return (
    <section
      aria-labelledby="invite-heading"
      className="flex flex-col items-center gap-x-4 gap-y-2 rounded-card border-2 border-line bg-glow-tint p-5 text-center sm:flex-row sm:text-left"
    >
      <Glim pose="lantern" className="-mt-2 w-24 shrink-0 sm:-my-2" />
      <div>
        <h2 id="invite-heading" className="text-xl">
          More light with friends
        </h2>
        <p className="mt-1 max-w-[60ch]">
          Ask your parent about inviting friends. When a friend&apos;s family joins, lessons of earlier days
          open for both of you for a week.
        </p>
      </div>
    </section>
  );
}
