export type Bar = {
  key: string | number;
  name: string;
  /** What it stands for, at its end; of an empty bar none may be said. */
  figure: string;
  /** Of the longest that a bar may be, from 0 to 1. */
  share: number;
  /** Its colour, and its edge if it has one. */
  look: string;
};

/* Bars are boxes of the page and their words its text: these grow and wrap as the reader's letters ask. */
const NAME = 'text-[length:calc(14rem/17)] leading-tight';
const FIGURE = 'text-[length:calc(15rem/17)] leading-tight font-bold whitespace-nowrap tabular-nums';

/** Bars below each other, each from its name to its figure; in letters too wide for that the name stands above. */
export function Rows({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="grid @min-[13em]:grid-cols-[auto_minmax(0,1fr)]">
      {bars.map(({ key, name, figure, share, look }) => (
        <li key={key} className="contents">
          <span
            className={`${NAME} self-center pt-2 @min-[13em]:min-w-[116px] @min-[13em]:pt-0 @min-[13em]:pr-2 @min-[13em]:text-right`}
          >
            {name}
          </span>
          <span className="flex min-h-[50px] items-center gap-2 border-l-2 border-line @min-[13em]:min-h-[58px] print:min-h-[38px]">
            <span
              className={`h-7 min-w-px shrink-0 rounded-r-lg print:h-5 forced-color-adjust-none ${look}`}
              style={{ width: `calc((100% - 3.06 * var(--letter-em)) * ${share})` }}
            />
            <span className={FIGURE}>{figure}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Bars beside each other, the figure on top. @param height of the highest, and of it on paper, as classes */
export function Columns(props: {
  bars: readonly Bar[];
  height: string;
  width: string;
  lines?: readonly number[];
}) {
  const { bars, height, width, lines = [] } = props;
  return (
    <ul className="flex">
      {bars.map(({ key, name, figure, share, look }) => (
        <li key={key} className="min-w-0 flex-1">
          <span className={`relative mt-[calc(26rem/17)] block border-b-2 border-line ${height}`}>
            {lines.map((line) => (
              <span
                key={line}
                className="absolute inset-x-0 border-t border-dotted border-line-strong"
                style={{ bottom: `${line * 100}%` }}
              />
            ))}
            <span
              className={`absolute bottom-0 left-1/2 -translate-x-1/2 ${width} forced-color-adjust-none ${look}`}
              style={{ height: `${share * 100}%` }}
            />
            <span
              className={`absolute left-1/2 -translate-x-1/2 ${FIGURE}`}
              style={{ bottom: `${share * 100}%` }}
            >
              {figure}
            </span>
          </span>
          <span className={`block py-1.5 text-center text-soft ${NAME}`}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
