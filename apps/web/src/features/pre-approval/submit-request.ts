import { type AnswerOf, submitQuote } from '@latchkey/contract';
import { type CallInput, call } from '@/lib/api/call.ts';
import { retryShed } from '@/lib/api/retry-shed.ts';
import { named } from '@/lib/call-failure.ts';

/**
 * Sends a pre-approval request. Sending the same key and body twice does not create a second
 * request.
 *
 * @returns the request's ID, and the programs and figures that the team received
 */
export async function submitRequest({
  key,
  body,
}: {
  key: string;
  body: CallInput<typeof submitQuote>['body'];
}): Promise<AnswerOf<typeof submitQuote>['data']> {
  const headers = { 'idempotency-key': key };
  const submission = retryShed(() => call(submitQuote, { headers, body }));
  return (await named('submit', submission)).data;
}
