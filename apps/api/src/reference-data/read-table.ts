import { basename } from 'node:path';
import { DataError } from './data-error.ts';
import { readText } from './read-text.ts';

type Cells<Columns extends readonly string[]> = { readonly [Name in keyof Columns]: string };

/**
 * Reads the rows of a tab-separated table. `readRow` throws a `RangeError` for an invalid cell.
 *
 * @throws {DataError} with the invalid line
 */
export function readTable<const Columns extends readonly string[], Row>(
  path: string,
  columns: Columns,
  readRow: (cells: Cells<Columns>) => Row,
): Row[] {
  const file = basename(path);
  const lines = readText(path).split('\n');
  if (lines.pop() !== '') throw new DataError(file, 'last line', 'is cut off');
  if (lines.shift() !== columns.join('\t')) throw new DataError(file, 'line 1', 'other columns');

  return lines.map((line, index) => {
    try {
      return readRow(cellsOf(line, columns));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new DataError(file, `line ${index + 2}`, error.message);
    }
  });
}

/** Parses a number of zero or more. */
export function numberIn(cell: string): number {
  const value = cell === '' ? Number.NaN : Number(cell);
  if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`"${cell}" is not a number`);
  }
  return value;
}

export function numbersIn(cell: string): number[] {
  return cell.split(',').map(numberIn);
}

function cellsOf<Columns extends readonly string[]>(
  line: string,
  columns: Columns,
): Cells<Columns> {
  const cells = line.split('\t');
  if (!hasLengthOf(cells, columns)) {
    throw new RangeError(`${cells.length} columns, not ${columns.length}`);
  }
  return cells;
}

function hasLengthOf<Columns extends readonly string[]>(
  cells: string[],
  columns: Columns,
): cells is string[] & Cells<Columns> {
  return cells.length === columns.length;
}
