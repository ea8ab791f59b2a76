import type { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { storage } from '@/lib/storage.ts';

const KEY = 'latchkey.sent';

/** When this browser sent a request for pre-approval, by quote. */
const SentRequests = z.catch(z.record(z.string(), z.iso.datetime()), {});

/** Notes that a request for pre-approval was sent now with this quote. */
export function noteRequestSent(id: Quote['id'] | null | undefined): void {
  if (!id) return;
  storage.write(KEY, { ...sentRequests(), [id]: new Date().toISOString() });
}

/** ISO time of the last request that this browser sent with this quote, if any. */
export function requestSentAt(id: Quote['id']): string | undefined {
  return sentRequests()[id];
}

export function clearSentRequests(): void {
  storage.remove(KEY);
}

function sentRequests() {
  return SentRequests.parse(storage.read(KEY));
}
