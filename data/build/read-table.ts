import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';
import { DataFault } from './data-fault.ts';

/** A row with its position, such as "county_loan_limits.csv line 12", for error messages. */
export interface Sourced<Row> {
  readonly place: string;
  readonly row: Row;
}

const Parsed = z.array(
  z.object({ info: z.object({ lines: z.int() }), record: z.record(z.string(), z.string()) }),
);

/** Reads a CSV file with a header and checks every row with a schema. */
export function readTable<Row extends z.ZodType>(
  folder: string,
  file: string,
  schema: Row,
): Sourced<z.infer<Row>>[] {
  const table = parseCsv(file, readText(join(folder, file), file)).map(({ info, record }) => {
    const place = `${file} line ${info.lines}`;
    const parsed = schema.safeParse(record);
    if (!parsed.success) throw new DataFault(place, firstFault(parsed.error));
    return { place, row: parsed.data };
  });
  if (table.length === 0) throw new DataFault(file, 'has no rows');
  return table;
}

/** Returns the first schema error, such as "share: Too big: expected number to be <=1". */
export function firstFault({ issues: [issue] }: z.ZodError): string {
  return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
}

export function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new DataFault(file, 'cannot be read');
  }
}

function parseCsv(file: string, text: string) {
  try {
    return Parsed.parse(parse(text, { columns: true, info: true, bom: true }));
  } catch (error) {
    if (error instanceof CsvError) throw new DataFault(file, error.message);
    throw error;
  }
}
