/** The first stop of the keyboard: past the bar, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-button focus:bg-card focus:px-4 focus:py-2"
    >
      Skip to the content
    </a>
  );
}
