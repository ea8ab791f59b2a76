import { create } from 'zustand';
import { storage } from '@/lib/storage.ts';

/**
 * The reasons why the user must sign in again. For accounts with a role, the server ends sessions
 * that are idle or old. In the other cases, users must confirm their identity, or the company's
 * identity provider no longer confirms the account.
 */
const reasons = ['idle', 'age', 'confirm', 'accessEnded'] as const;
export type EndReason = (typeof reasons)[number];

/** The storage key. Every tab reads this entry, because tabs share the session. */
const KEY = 'latchkey.session-ended';

/** Why the session ended. Null if it did not end, or if the user already knows the reason. */
export const useSessionEnded = create<{ readonly reason: EndReason | null }>(() => ({
  reason: storedReason(),
}));

function storedReason(): EndReason | null {
  const stored = storage.read(KEY);
  return reasons.find((reason) => reason === stored) ?? null;
}

/** Stores the reason why the session ended. Ignores values that are not valid reasons. */
export function noteSessionEnd(given: string | null): void {
  const reason = reasons.find((one) => one === given);
  if (reason === undefined) return;
  storage.write(KEY, reason);
  useSessionEnded.setState({ reason });
}

/** Reads the reason why the session ended if another tab stored it. */
export function readSessionEnd(): void {
  useSessionEnded.setState({ reason: storedReason() });
}

export function forgetSessionEnd(): void {
  storage.remove(KEY);
  useSessionEnded.setState({ reason: null });
}
