import { submitQuote } from '@latchkey/contract';
import { type CallInput, call } from '@/lib/api.ts';
import { named } from '@/lib/call-failure.ts';
import { retryShed } from '@/lib/retry-shed.ts';

/** Sends a request for pre-approval. The same key with the same body is the same request. */
export async function submitRequest({
  key,
  body,
}: {
  key: string;
  body: CallInput<typeof submitQuote>['body'];
}): Promise<void> {
  const headers = { 'idempotency-key': key };
  await named(
    'submit',
    retryShed(() => call(submitQuote, { headers, body })),
  );
}
