import * as z from 'zod';

/** Schemas that parse and check the cells of the source files. */

export const Zip = z.string().regex(/^\d{5}$/, 'not a five-digit ZIP Code');
export const Fips = z.string().regex(/^\d{5}$/, 'not a five-digit county code');
export const State = z.string().regex(/^[A-Z]{2}$/, 'not a two-letter state');
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\t\n]*$/, 'contains a tab or a line break');
export const Flag = z.enum(['0', '1']).transform((flag) => flag === '1');
export const Year = wholeNumber(2000, 2100);

const Cells = z.record(z.string(), z.string());

/** A plain decimal number, without separators or an exponent. */
export function decimal(low: number, high: number) {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'not a number')
    .transform(Number)
    .pipe(z.number().gte(low).lte(high));
}

export function wholeNumber(low: number, high: number) {
  return z
    .string()
    .regex(/^\d+$/, 'not a whole number')
    .transform(Number)
    .pipe(z.number().gte(low).lte(high));
}

/** Returns a schema that also allows an empty cell. */
export function orNothing<Cell extends z.ZodType>(cell: Cell) {
  return z.union([z.literal('').transform(() => null), cell]);
}

/**
 * Collects numbered columns into lists, such as `fha_1` to `fha_4` into `fha`. Then checks the row
 * with the schema.
 */
export function withLists<Row extends z.ZodType>(
  lengths: Readonly<Record<string, number>>,
  schema: Row,
) {
  return z.preprocess((row) => {
    const cells = Cells.parse(row);
    const lists = Object.entries(lengths).map(([name, length]) => [
      name,
      Array.from({ length }, (_, i) => cells[`${name}_${i + 1}`]),
    ]);
    return { ...cells, ...Object.fromEntries(lists) };
  }, schema);
}

/** Whether no number is smaller than the previous one. */
export function rises(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => number >= (numbers[i - 1] ?? number));
}
