/** The sentences so far, as they stand on the page. */
export function StoryPage({ sentences }: { sentences: readonly string[] }) {
  return (
    <section
      aria-label="Your story"
      className="w-full rounded-card border-2 border-line bg-card px-5 py-4 text-left sm:px-8 sm:py-6"
    >
      <p
        dir="auto"
        className="mx-auto max-w-[60ch] bg-[repeating-linear-gradient(transparent_0_calc(1lh_-_2px),var(--line)_calc(1lh_-_2px)_1lh)] text-lg leading-loose [overflow-wrap:anywhere]"
      >
        {sentences.join(' ')}
      </p>
    </section>
  );
}
