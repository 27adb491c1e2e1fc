/** The sentences so far, as they stand on the page. */
export function StoryPage({ sentences }: { sentences: readonly string[] }) {
  return (
    <section
      aria-label="Your story"
      className="w-full rounded-card border-2 border-line bg-card px-5 py-4 text-left sm:px-8 sm:py-6"
    >
      <p
        dir="auto"
        className="mx-auto max-w-[60ch] bg-[repeating-linear-gradient(transparent_0_calc(2.25rem_-_2px),var(--line)_calc(2.25rem_-_2px)_2.25rem)] text-lg leading-9 [overflow-wrap:anywhere]"
      >
        {sentences.join(' ')}
      </p>
    </section>
  );
}
