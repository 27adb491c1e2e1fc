/** Holds the place of something that is on its way, so that nothing jumps when it comes. */
export function Waiting({ className }: { className: string }) {
  return <span aria-hidden className={`block rounded-full bg-line motion-safe:animate-pulse ${className}`} />;
}
