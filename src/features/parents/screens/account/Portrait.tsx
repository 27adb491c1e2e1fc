type PortraitProps = { picture: string | null; initials: string; className: string };

/** A person's picture, or initials in its place. The name stands beside it. */
export function Portrait({ picture, initials, className }: PortraitProps) {
  if (picture) return <img src={picture} alt="" className={`rounded-full object-cover ${className}`} />;
  return (
    <span
      aria-hidden
      className={`grid place-items-center overflow-hidden rounded-full bg-glow font-display font-semibold text-glow-ink ${className}`}
    >
      {/* The picture does not grow with the reader's letters. */}
      <span className="text-[length:calc(1em/var(--text-scale)/var(--face-width))] leading-none tracking-normal">
        {initials}
      </span>
    </span>
  );
}
