import { csvLine } from '../../http/csv.ts';

/** A column of a table, with its meaning for people and software that read the file. */
export interface Column<Row> {
  readonly name: string;
  /** The type in Table Schema terms. @see https://datapackage.org/standard/table-schema */
  readonly type: 'boolean' | 'date' | 'integer' | 'number' | 'string';
  readonly description: string;
  readonly value: (row: Row) => string | number | boolean | null;
}

/** Every table has its columns in one place. The file and its description both follow them. */
export interface Table<Row> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column<Row>[];
}

/** Returns the cells of a row. */
function cellsOf<Row>({ columns }: Table<Row>, row: Row): (string | number | null)[] {
  return columns.map(({ value }) => {
    const cell = value(row);
    return typeof cell === 'boolean' ? String(cell) : cell;
  });
}

/**
 * Returns a table as CSV with a header line. An empty cell means "not known" or "no such limit", as
 * the column says. Starts with a byte order mark, because Excel misreads letters with accents
 * without it.
 *
 * @see RFC 4180
 */
export function csvOf<Row>(table: Table<Row>, rows: readonly Row[]): string {
  const header = csvLine(table.columns.map(({ name }) => name));
  return `\ufeff${header}${rows.map((row) => csvLine(cellsOf(table, row))).join('')}`;
}
