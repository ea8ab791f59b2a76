import { type AskedPrograms, ChosenPrograms, type Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { storage } from '@/lib/storage.ts';
import { today } from '@/lib/today.ts';

const KEY = 'latchkey.sent';

const SentRequest = z.object({
  day: z.iso.date(),
  /** The programs that the request counted. Null if it named none. */
  programs: z.nullable(ChosenPrograms),
});
type SentRequest = z.infer<typeof SentRequest>;

/** Older versions stored only the day. */
const DayOnly = z.pipe(
  z.iso.date(),
  z.transform((day: string): SentRequest => ({ day, programs: null })),
);

/** This browser's last request for pre-approval, by quote. */
const SentRequests = z.catch(z.record(z.string(), z.union([SentRequest, DayOnly])), {});

/** Notes that a request for pre-approval was sent today with this quote and these programs. */
export function noteRequestSent(id: Quote['id'], asked: AskedPrograms): void {
  const programs = ChosenPrograms.safeParse(asked).data ?? null;
  storage.write(KEY, { ...sentRequests(), [id]: { day: today(), programs } });
}

/** The last request that this browser sent with this quote, if any. */
export function requestSentWith(id: Quote['id']): SentRequest | undefined {
  return sentRequests()[id];
}

export function clearSentRequests(): void {
  storage.remove(KEY);
}

function sentRequests() {
  return SentRequests.parse(storage.read(KEY));
}
