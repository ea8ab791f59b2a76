/** A row of a CSV file, with its cells by column name. */
export interface CsvRow {
  /** The line in the file. The heading is line 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** An error that makes the rows of a file of limits unreadable. Contains the line number. */
export class LimitsFault extends Error {
  override readonly name = 'LimitsFault';
}

const MAX_ROWS = 20_000;

/**
 * Reads a CSV file with a heading. A cell in double quotes may contain commas and doubled quotes,
 * but no line breaks.
 *
 * @throws {LimitsFault} for a line that cannot be split into the heading's columns
 */
export function csvRows(csv: string): { columns: readonly string[]; rows: readonly CsvRow[] } {
  const [heading = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const columns = cellsOf(heading, 1);
  const repeated = columns.find((name, at) => columns.indexOf(name) !== at);
  if (repeated !== undefined) throw new LimitsFault(`line 1: column ${repeated} appears twice`);
  if (lines.length > MAX_ROWS) throw new LimitsFault(`has more than ${MAX_ROWS} rows`);
  if (lines.length === 0) throw new LimitsFault('has no rows');
  const rows = lines.map((text, at) => {
    const line = at + 2;
    const cells = cellsOf(text, line);
    if (cells.length !== columns.length) {
      throw new LimitsFault(`line ${line}: has ${cells.length} cells, not ${columns.length}`);
    }
    return { line, cells: new Map(columns.map((name, index) => [name, cells[index] ?? ''])) };
  });
  return { columns, rows };
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

function cellsOf(text: string, line: number): string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  for (;;) {
    const found = CELL.exec(text);
    if (!found) throw new LimitsFault(`line ${line}: has a quotation mark inside a cell`);
    const [, quoted, plain = '', end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return cells;
  }
}
