import { Refusal } from './api.ts';

const MAX_RETRIES = 2;

/** The longest wait that is kept from the buyer, in milliseconds. A longer one is an error to show. */
const MAX_WAIT_MS = 10_000;

/**
 * Makes a call again that the server refused because it was too busy: a 503 that names a time, at
 * most twice, after that time. Only for calls that change nothing more when they are repeated.
 */
export async function retryShed<T>(makeCall: () => Promise<T>, retries = MAX_RETRIES): Promise<T> {
  try {
    return await makeCall();
  } catch (error) {
    const wait = error instanceof Refusal && error.status === 503 ? error.retryAfter : null;
    if (wait === null || wait > MAX_WAIT_MS || retries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retryShed(makeCall, retries - 1);
  }
}
