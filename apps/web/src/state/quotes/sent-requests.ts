import { type AskedPrograms, ChosenPrograms, type Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { storage } from '@/lib/storage.ts';
import { today } from '@/lib/today.ts';

const KEY = 'latchkey.sent';

const SentRequest = z.object({
  day: z.iso.date(),
  /** The programs included in the request. Null if the request listed none. */
  programs: z.nullable(ChosenPrograms),
});
type SentRequest = z.infer<typeof SentRequest>;

/** The format that older versions of the app stored. It contains only the day. */
const DayOnly = z.pipe(
  z.iso.date(),
  z.transform((day: string): SentRequest => ({ day, programs: null })),
);

/** The last pre-approval request that this browser sent with each quote. */
const SentRequests = z.catch(z.record(z.string(), z.union([SentRequest, DayOnly])), {});

/** Records that the buyer sent a pre-approval request today with this quote and these programs. */
export function noteRequestSent(id: Quote['id'], asked: AskedPrograms): void {
  const programs = ChosenPrograms.safeParse(asked).data ?? null;
  storage.write(KEY, { ...sentRequests(), [id]: { day: today(), programs } });
}

/** Returns the last request that this browser sent with this quote, if there is one. */
export function requestSentWith(id: Quote['id']): SentRequest | undefined {
  return sentRequests()[id];
}

export function clearSentRequests(): void {
  storage.remove(KEY);
}

function sentRequests() {
  return SentRequests.parse(storage.read(KEY));
}
