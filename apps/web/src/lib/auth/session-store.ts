import type { User } from '@supabase/auth-js';

/** The session's storage key. The client also notifies other tabs under this name. */
export const SESSION_KEY = 'latchkey.session';

/** Storage key set briefly when a user signs out, so other tabs clear their pages. */
export const SIGNED_OUT_KEY = 'latchkey.signed-out';

/** Entries that storage rejected. Kept until the tab closes. */
const unkept = new Map<string, string>();

/** The client's session store. Never throws. */
export const sessionStore = {
  getItem(key: string): string | null {
    try {
      return unkept.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      unkept.delete(key);
    } catch {
      unkept.set(key, value);
    }
  },

  removeItem(key: string): void {
    unkept.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage has no entry to remove.
    }
  },
};

export function hasStoredSession(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}

/** The stored session's user, as of the last sign-in. Not verified since then. */
export function storedUser(): User | null {
  try {
    const session: { user?: User } | null = JSON.parse(sessionStore.getItem(SESSION_KEY) ?? 'null');
    return session?.user ?? null;
  } catch {
    return null;
  }
}
