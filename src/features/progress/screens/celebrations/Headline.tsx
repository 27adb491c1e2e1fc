/** The name of the celebration for the eye; the dialog's own title says it to the screen reader. */
export function Headline({ children }: { children: string }) {
  return (
    <p aria-hidden className="-mt-2 font-display text-3xl leading-tight font-semibold text-balance">
      {children}
    </p>
  );
}
