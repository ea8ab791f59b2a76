import { basename } from 'node:path';
import * as z from 'zod';
import { DataError } from './data-error.ts';
import { readText } from './read-text.ts';

/**
 * Reads a JSON file and validates it.
 *
 * @throws {DataError} with the invalid field
 */
export function readJson<T>(path: string, schema: z.core.$ZodType<T>): T {
  const read = z.safeParse(schema, parseJson(path));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || 'the whole file';
  throw new DataError(basename(path), field, issue?.message ?? 'unreadable');
}

/** @throws {DataError} when the file is not JSON */
function parseJson(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DataError(basename(path), 'the whole file', error.message);
  }
}
