import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DataError } from './data-error.ts';

/** @throws {DataError} where the file is missing or may not be read */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new DataError(basename(path), path, 'the file cannot be read');
  }
}
