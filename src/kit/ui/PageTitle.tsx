/** What the tab says of a page: what it is about, then whose it is. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Brightling`}</title>;
}
