import { readFileSync } from 'node:fs';
import { Brand } from '@latchkey/domain';
import { StartFailure } from './start-failure.ts';

/**
 * Reads and validates the brand file.
 *
 * @throws {StartFailure} when the file is missing or invalid
 */
export function readBrand(file: string): Brand {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`the brand file ${file} cannot be read: ${reason}`);
  }
  const read = Brand.safeParse(content);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  throw new StartFailure(`the brand file ${file} is not valid: ${faults.join(', ')}`);
}
