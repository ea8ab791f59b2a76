import { create } from 'zustand';
import { storage } from '@/lib/storage.ts';

/**
 * Why someone must sign in again: the server ended the session of an account with a role, the
 * identity provider of the staff no longer confirms it, or the user wants to sign in again to
 * confirm who it is.
 */
const reasons = ['idle', 'age', 'confirm', 'accessEnded'] as const;
export type EndReason = (typeof reasons)[number];

/** Every tab reads this entry, because the tabs share the session. */
const KEY = 'latchkey.session-ended';

/** Why the session ended. Null if it did not, or if the user knows already. */
export const useSessionEnded = create<{ readonly reason: EndReason | null }>(() => ({
  reason: storedReason(),
}));

function storedReason(): EndReason | null {
  const stored = storage.read(KEY);
  return reasons.find((reason) => reason === stored) ?? null;
}

/** Keeps why the session ended. Ignores anything that is not a reason. */
export function noteSessionEnd(given: string | null): void {
  const reason = reasons.find((one) => one === given);
  if (reason === undefined) return;
  storage.write(KEY, reason);
  useSessionEnded.setState({ reason });
}

/** Reads why the session ended if another tab noted it. */
export function readSessionEnd(): void {
  useSessionEnded.setState({ reason: storedReason() });
}

export function forgetSessionEnd(): void {
  storage.remove(KEY);
  useSessionEnded.setState({ reason: null });
}
