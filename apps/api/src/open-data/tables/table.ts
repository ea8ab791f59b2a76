import { csvLine } from '../../http/csv.ts';

/** A column of a table, with its meaning for people and software that read the file. */
export interface Column<Row> {
  readonly name: string;
  /** The type in Table Schema terms. @see https://datapackage.org/standard/table-schema */
  readonly type: 'boolean' | 'date' | 'integer' | 'number' | 'string';
  readonly description: string;
  readonly value: (row: Row) => string | number | boolean | null;
}

/** A table with its columns and rows. The file and its description both use these columns. */
export interface Table<Row> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column<Row>[];
}

/** Returns functions that declare the columns of a table, one for each type of value. */
export function columnsOf<Row>() {
  const declare =
    <Value extends string | number | boolean>(type: Column<Row>['type']) =>
    (
      name: string,
      description: string,
      value: (row: Row) => Value | null | undefined,
    ): Column<Row> => ({ name, type, description, value: (row) => value(row) ?? null });
  return {
    text: declare<string>('string'),
    /** An ISO date. */
    day: declare<string>('date'),
    integer: declare<number>('integer'),
    number: declare<number>('number'),
    flag: declare<boolean>('boolean'),
  };
}

/**
 * Returns a table as CSV with a header line. An empty cell means "not known" or "no such limit", as
 * the column's description says. The file starts with a byte order mark. Without it, Excel misreads
 * accented letters.
 *
 * @see RFC 4180
 */
export function csvOf<Row>({ columns }: Table<Row>, rows: readonly Row[]): string {
  const header = csvLine(columns.map(({ name }) => name));
  const lines = rows.map((row) => csvLine(columns.map(({ value }) => cellOf(value(row)))));
  return `\ufeff${header}${lines.join('')}`;
}

function cellOf(value: string | number | boolean | null): string | number | null {
  return typeof value === 'boolean' ? String(value) : value;
}
