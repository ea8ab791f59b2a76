import { basename } from 'node:path';
import * as z from 'zod';
import { DataError } from './data-error.ts';
import { readText } from './read-text.ts';

/** @throws {DataError} with the field at fault */
export function readJson<T>(path: string, schema: z.core.$ZodType<T>): T {
  const read = z.safeParse(schema, parseJson(path));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || 'the whole';
  throw new DataError(basename(path), field, issue?.message ?? 'unreadable');
}

/** @throws {DataError} where the text is no JSON */
export function parseJson(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DataError(basename(path), 'the whole', error.message);
  }
}
