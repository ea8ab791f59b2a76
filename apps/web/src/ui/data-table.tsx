import { type ReactNode, useId } from 'react';

/** A column of a table: its heading, and a function that renders a row's cell. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
}

/**
 * A table of figures. The first column contains the row headers, and the other columns contain
 * numbers. If the table is wider than its container, only the table scrolls. The text stays small
 * on a phone, so that most tables fit.
 */
export function DataTable<Row>({
  caption,
  columns: [first, ...others],
  rows,
  rowKey,
  isWide = false,
}: {
  caption: ReactNode;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /**
   * Whether the table may be wider than a phone's screen. If true, users can also scroll the table
   * with the keyboard.
   */
  isWide?: boolean;
}) {
  const id = useId();
  return (
    <div
      className="overflow-x-auto [--text-sm:0.9375rem]"
      {...(isWide ? { role: 'region', tabIndex: 0, 'aria-labelledby': id } : {})}
    >
      <table className="w-full border-collapse text-sm sm:text-base">
        <caption id={id} className="mb-2 text-left text-base font-bold">
          {caption}
        </caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="border-b border-line-strong py-2 pr-1 text-left sm:pr-3">
              {first.heading}
            </th>
            {others.map(({ heading }) => (
              <th
                key={heading}
                scope="col"
                className="border-b border-line-strong py-2 pl-2 text-right sm:pl-3"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0">
              <th scope="row" className="tabular py-2.5 pr-1 text-left sm:pr-3 font-semibold">
                {first.cell(row)}
              </th>
              {others.map(({ heading, cell }) => (
                <td key={heading} className="tabular py-2.5 pl-2 text-right sm:pl-3">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
