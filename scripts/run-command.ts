import { StartFailure } from '../apps/api/src/process/start-failure.ts';
import { LimitsFault } from '../apps/api/src/reference/limits/csv-rows.ts';
import { RatesFault } from '../apps/api/src/reference/rates/parse-rates.ts';
import { DataError } from '../apps/api/src/reference-data/data-error.ts';

/** A failure that an operator can fix. It is printed as a single line. */
export class CommandFailure extends Error {}

/** An error in the command-line arguments. */
export class UsageError extends CommandFailure {}

/**
 * Runs a command for operators. Prints one line for an error that an operator can fix, such as an
 * error in a setting, a file, the database or the command-line arguments. Other errors are bugs,
 * and are printed with their stack trace.
 *
 * @param work returns false if the command failed
 */
export async function runCommand(work: () => unknown): Promise<void> {
  try {
    if ((await work()) === false) process.exitCode = 1;
  } catch (error) {
    const line = lineOf(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exitCode = 1;
  }
}

function lineOf(error: unknown): string | undefined {
  if (error instanceof StartFailure) return error.reason;
  if (
    error instanceof CommandFailure ||
    error instanceof DataError ||
    error instanceof LimitsFault ||
    error instanceof RatesFault ||
    error instanceof SyntaxError
  ) {
    return error.message;
  }
  // The error is about a file, a connection, or an unknown option.
  return error instanceof Error && 'code' in error ? error.message : undefined;
}
