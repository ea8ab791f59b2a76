import type { User } from '@supabase/auth-js';

/** Under this name the client keeps the session, and tells other tabs of it. */
export const SESSION_KEY = 'latchkey.session';

/** Written for a moment when a user signs out by hand, so that other tabs clear what they show. */
export const SIGNED_OUT_KEY = 'latchkey.signed-out';

/** What storage, full or blocked, did not take: known until the tab is closed. */
const unkept = new Map<string, string>();

/** Where the client keeps its session. Never throws. */
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
      // Blocked storage holds nothing to remove.
    }
  },
};

export function hasStoredSession(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}

/** Whose session is stored, as it was told when it began; nobody may have asked since. */
export function storedUser(): User | null {
  try {
    const session: { user?: User } | null = JSON.parse(sessionStore.getItem(SESSION_KEY) ?? 'null');
    return session?.user ?? null;
  } catch {
    return null;
  }
}
