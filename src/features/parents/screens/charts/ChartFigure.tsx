import { Component, Suspense, useState, type ReactNode } from 'react';
import './charts.css';

export type ChartTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * A chart with its table. The drawing is for the eye alone; the table is always there for screen readers, and for
 * everybody on request or when the drawing cannot be loaded.
 */
export function ChartFigure({
  title,
  table,
  height,
  hasToggle = true,
  children,
}: {
  title: string;
  table: ChartTable;
  /** Pixels that a chart takes which is loaded late, so that nothing moves when it comes. */
  height?: number;
  /** Small charts beside each other keep their table for screen readers alone. */
  hasToggle?: boolean;
  children: ReactNode;
}) {
  const [isTable, setTable] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const showsTable = isTable || isMissing;
  return (
    <figure className="chart relative min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <figcaption className="font-display font-medium">{title}</figcaption>
        {hasToggle && !isMissing && (
          <button
            type="button"
            onClick={() => setTable(!isTable)}
            className="min-h-11 text-sm text-soft underline underline-offset-4 hover:text-ink print:hidden"
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </button>
        )}
      </div>
      <div aria-hidden className={showsTable ? 'hidden' : undefined} style={{ minHeight: height }}>
        <Drawing onMissing={() => setMissing(true)}>
          <Suspense>{children}</Suspense>
        </Drawing>
      </div>
      {/* Where it is wider than the page, the keyboard can scroll it too. */}
      <div
        {...(showsTable && { role: 'region', 'aria-label': title, tabIndex: 0 })}
        className={showsTable ? 'overflow-x-auto py-2' : 'sr-only'}
      >
        <Table title={title} {...table} />
      </div>
    </figure>
  );
}

function Table({ title, columns, rows }: ChartTable & { title: string }) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b-2 border-line text-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 pr-2.5 last:pr-0 sm:pr-4 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], place) => (
          // A day or subject may stand twice with the same words: only the place tells rows apart.
          <tr key={place} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pr-2.5 last:pr-0 sm:pr-4 font-medium">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} className="py-1.5 pr-2.5 last:pr-0 sm:pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The drawing comes in a file of its own; where that does not load, the table is shown in its place. */
class Drawing extends Component<{ onMissing: () => void; children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch() {
    this.props.onMissing();
  }

  override render() {
    return this.state.isMissing ? null : this.props.children;
  }
}
