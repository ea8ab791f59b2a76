import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DataError } from './data-error.ts';

/** @throws {DataError} when the file is missing or not readable */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new DataError(basename(path), path, 'the file cannot be read');
  }
}
