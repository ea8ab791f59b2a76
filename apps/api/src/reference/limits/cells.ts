import type { CsvRow } from './csv-rows.ts';

/** A problem in a file of limits. */
export interface Fault {
  /**
   * The line with the problem. Null if the problem is not in a single line, for example if a county
   * is missing.
   */
  readonly line: number | null;
  readonly fault: string;
}

/** Reads the cells of one row, and collects the problems in them. */
export interface Cells {
  text(column: string): string;
  /**
   * Returns the number in a cell. If the cell does not contain a whole number from `low` to `high`,
   * records a problem and returns 0.
   */
  number(column: string, low: number, high: number): number;
  /**
   * Reads the columns `name_1` to `name_N`. Records a problem if a number is lower than the
   * previous one.
   */
  series(name: string, count: number, low: number, high: number): readonly number[];
  refuse(fault: string): void;
}

/** Maximum number of characters that an error repeats from a cell. */
const MAX_SHOWN = 40;

/** @param faults the list that the row's problems are added to */
export function cellsOf({ line, cells }: CsvRow, faults: Fault[]): Cells {
  const refuse = (fault: string) => void faults.push({ line, fault });
  const text = (column: string) => cells.get(column) ?? '';
  const number = (column: string, low: number, high: number) => {
    const cell = text(column);
    const value = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN;
    if (value >= low && value <= high) return value;
    const shown = cell.length > MAX_SHOWN ? `${cell.slice(0, MAX_SHOWN - 1)}…` : cell;
    refuse(`${column}: "${shown}" is not a whole number from ${low} to ${high}`);
    return 0;
  };
  return {
    text,
    number,
    series(name, count, low, high) {
      const names = numbered(name, count);
      const numbers = names.map((column) => number(column, low, high));
      if (numbers.includes(0)) return numbers;
      const fall = numbers.findIndex((value, at) => value < (numbers[at - 1] ?? 0));
      if (fall > 0) refuse(`${names[fall]} is lower than ${names[fall - 1]}`);
      return numbers;
    },
    refuse,
  };
}

/** Returns the names of the columns for 1 to `count` people or units. */
export function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${name}_${at + 1}`);
}
