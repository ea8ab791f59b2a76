import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { BuildError } from './build-error.ts';

/** A row of a source file, by its columns; asking for a column that is not there is a fault. */
export interface SourceRow {
  text(column: string): string;
  /** A number, or a fault where the cell is empty or no number. */
  number(column: string): number;
  flag(column: string): boolean;
  /** Refuses the row, with its file and key in the message. */
  fault(message: string): BuildError;
}

/** The rows of a source file; `key` names the columns that tell rows apart in messages. */
export function readCsv(folder: string, file: string, key: readonly string[]): SourceRow[] {
  const rows: Record<string, string>[] = parse(readFileSync(join(folder, file)), {
    columns: true,
    bom: true,
  });
  return rows.map((cells) => sourceRow(file, key, cells));
}

function sourceRow(
  file: string,
  key: readonly string[],
  cells: Readonly<Record<string, string>>,
): SourceRow {
  const name = key.map((column) => cells[column] ?? '').join(' ');
  const fault = (message: string) => new BuildError(file, name, message);
  const text = (column: string) => {
    const value = cells[column];
    if (value === undefined) throw fault(`there is no column ${column}`);
    return value;
  };
  return {
    text,
    number(column) {
      const value = text(column);
      const number = Number(value);
      if (value === '' || !Number.isFinite(number)) {
        throw fault(`${column} is "${value}", not a number`);
      }
      return number;
    },
    flag: (column) => text(column) === '1',
    fault,
  };
}
