/** A line of the table: what was measured and what it should be. */
export type Figure = {
  name: string;
  value: string;
  /** Absent: there is no aim, only the figure. */
  aim?: { text: string; met: boolean };
};

export const atLeast = (value: number, least: number) => ({ text: `>= ${least}`, met: value >= least });
export const below = (value: number, most: number, unit: string) => ({
  text: `< ${most} ${unit}`,
  met: value < most,
});

export function printTable(figures: readonly Figure[]): void {
  const rows = [
    ['figure', 'value', 'aim', 'met'],
    ...figures.map(({ name, value, aim }) => [
      name,
      value,
      aim?.text ?? '',
      aim ? (aim.met ? 'yes' : 'NO') : '',
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
