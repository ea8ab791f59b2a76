import type { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { storage } from '@/lib/storage.ts';
import { today } from '@/lib/today.ts';

const KEY = 'latchkey.sent';

/** The day this browser last sent a request for pre-approval, by quote. */
const SentRequests = z.catch(z.record(z.string(), z.iso.date()), {});

/** Notes that a request for pre-approval was sent today with this quote. */
export function noteRequestSent(id: Quote['id']): void {
  storage.write(KEY, { ...sentRequests(), [id]: today() });
}

/** The day of the last request that this browser sent with this quote, if any. */
export function requestSentOn(id: Quote['id']): string | undefined {
  return sentRequests()[id];
}

export function clearSentRequests(): void {
  storage.remove(KEY);
}

function sentRequests() {
  return SentRequests.parse(storage.read(KEY));
}
