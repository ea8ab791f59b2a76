import { problems } from '@latchkey/contract';

/** The error message for each type of call. Pages show the user clearer messages. */
const messages = {
  quotes: 'Something went wrong',
  submit: 'Failed to submit quote',
  'zip-search': 'Failed to search zipcodes',
  'generate-programs': 'Failed to generate programs',
  'show-program': 'Failed to get program',
} as const;

/** Error messages that are never replaced. */
const keptMessages: ReadonlySet<string> = new Set([
  problems.unauthorized.title,
  problems['quote-not-found'].title,
]);

/** An error for a failed call. Its `cause` is the call's own error. */
class CallFailure extends Error {
  override readonly name = 'CallFailure';
}

/**
 * Waits for a call. If the call fails, throws an error with the message for `name`.
 *
 * @throws {CallFailure} with the call's own error as its cause
 * @throws the call's own error if it is 'Unauthorized' or 'Quote not found'
 */
export async function named<T>(name: keyof typeof messages, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof Error && keptMessages.has(cause.message)) throw cause;
    throw new CallFailure(messages[name], { cause });
  }
}

/** Returns the call's own error. Use this function in code that depends on the type of error. */
export function causeOf(error: unknown): unknown {
  return error instanceof CallFailure ? error.cause : error;
}
