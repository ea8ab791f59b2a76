import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DataError } from './data-error.ts';

/**
 * The rows of a tab-separated table, without its header.
 *
 * @throws {DataError} where the header or a row is not as the columns say
 */
export function readTable<const Columns extends readonly string[]>(
  path: string,
  columns: Columns,
): { [Name in keyof Columns]: string }[] {
  const file = basename(path);
  const [header, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  if (header !== columns.join('\t')) throw new DataError(file, 'line 1', 'other columns');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (!hasLengthOf(cells, columns)) {
      throw new DataError(file, `line ${index + 2}`, `not ${columns.length} columns`);
    }
    return cells;
  });
}

function hasLengthOf<Columns extends readonly string[]>(
  cells: string[],
  columns: Columns,
): cells is { [Name in keyof Columns]: string } & string[] {
  return cells.length === columns.length;
}
