import { Refusal } from './call.ts';

const MAX_RETRIES = 2;

/** The longest `Retry-After` that we wait for. If it is longer, the user sees the error. */
const MAX_WAIT_MS = 10_000;

/**
 * Retries a call that fails with status 503 and `Retry-After`, at most twice. Before each retry,
 * waits for the time in the header. Use this function only for idempotent calls.
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
