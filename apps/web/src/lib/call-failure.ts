import { problems } from '@latchkey/contract';

/** Message of the error that each call throws. Pages show clearer messages of their own. */
const messages = {
  quotes: 'Something went wrong',
  submit: 'Failed to submit quote',
  'zip-search': 'Failed to search zipcodes',
  'generate-programs': 'Failed to generate programs',
  'show-program': 'Failed to get program',
} as const;

/** Errors that keep their own message in every call. */
const keptMessages: ReadonlySet<string> = new Set([
  problems.unauthorized.title,
  problems['quote-not-found'].title,
]);

/** A failed call. Its cause says what happened. */
class CallFailure extends Error {
  override readonly name = 'CallFailure';
}

/**
 * Waits for a call and names its failure.
 *
 * @throws {CallFailure} with the message for `name` and the call's own error as its cause
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

/** The original error of a failed call, for code that branches on the kind of error. */
export function causeOf(error: unknown): unknown {
  return error instanceof CallFailure ? error.cause : error;
}
