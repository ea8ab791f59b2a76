import { FundingStatus, type KnownFacts, type MatchedProgram, type Quote } from '@latchkey/domain';
import { hashKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { storage } from '@/lib/storage.ts';
import { today } from '@/lib/today.ts';

const KEY = 'latchkey.seen';

/** The matches that this browser showed for a quote on one day. */
const Seen = z.object({
  day: z.iso.date(),
  /** A hash of the answers. Matches for different answers must not be compared. */
  answers: z.string(),
  /** The funding status of each match, by program ID. */
  statuses: z.record(z.string(), FundingStatus),
});
export type Seen = z.infer<typeof Seen>;

/**
 * For each quote, the most recent matches that this browser showed and those from an earlier day.
 */
const SeenQuotes = z.catch(
  z.record(z.string(), z.object({ last: Seen, before: z.nullable(Seen) })),
  {},
);

/** Returns a quote's current matches in the format that this browser stores. */
export function seenToday(
  { updatedAt }: Quote,
  known: KnownFacts,
  programs: readonly Pick<MatchedProgram, 'id' | 'status'>[],
): Seen {
  return {
    day: today(),
    // The account may return the same answers in another order.
    answers: hashKey([updatedAt, known]),
    statuses: Object.fromEntries(programs.map(({ id, status }) => [id, status])),
  };
}

/**
 * Returns the matches that this browser showed for these answers on an earlier day. Null if it
 * showed none.
 */
export function seenBefore(id: Quote['id'], now: Seen): Seen | null {
  const stored = seenQuotes()[id];
  if (!stored) return null;
  const before = stored.last.day < now.day ? stored.last : stored.before;
  return before?.answers === now.answers ? before : null;
}

/** Stores the matches shown for a quote today, and keeps the matches from an earlier day. */
export function noteSeen(id: Quote['id'], now: Seen): void {
  storage.write(KEY, { ...seenQuotes(), [id]: { last: now, before: seenBefore(id, now) } });
}

export function forgetSeen(id: Quote['id']): void {
  const { [id]: _, ...others } = seenQuotes();
  storage.write(KEY, others);
}

export function clearSeen(): void {
  storage.remove(KEY);
}

function seenQuotes() {
  return SeenQuotes.parse(storage.read(KEY));
}
