import type { SessionPart } from './auth-state.ts';

/** The storage key for the session. The client also uses this key in messages to other tabs. */
export const SESSION_KEY = 'latchkey.session';

/** Storage key that is set briefly when a user signs out, so that other tabs clear their pages. */
export const SIGNED_OUT_KEY = 'latchkey.signed-out';

/** Entries that the browser's storage rejected. The tab keeps them in memory until it closes. */
const unkept = new Map<string, string>();

/** The session storage for the account service's client. It never throws. */
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
      // If storage is blocked, there is no entry to remove.
    }
  },
};

export function hasStoredSession(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}

/** Returns the stored session. Its user was last verified at sign-in. */
export function storedSession(): SessionPart | null {
  try {
    const stored: Partial<SessionPart> | null = JSON.parse(
      sessionStore.getItem(SESSION_KEY) ?? 'null',
    );
    return stored?.user ? { access_token: '', ...stored, user: stored.user } : null;
  } catch {
    return null;
  }
}
