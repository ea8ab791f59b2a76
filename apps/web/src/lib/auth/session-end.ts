import { showAlert } from '@/lib/alerts.ts';
import { text } from './auth-text.ts';
import { hasStoredSession, SESSION_KEY, sessionStore } from './session-store.ts';

let isWanted = false;

/** Ends the session because its owner wants that, who then needs not be told. */
export async function endWanted(end: () => Promise<void>): Promise<void> {
  isWanted = true;
  try {
    await end();
  } finally {
    isWanted = false;
  }
}

/**
 * Where the client keeps its session. It takes one away unasked where the account service does not
 * know it any more: ended on another device, or too old. The owner, who is led away from the account's
 * pages then, is told why.
 */
export const watchedStore: typeof sessionStore = {
  ...sessionStore,
  removeItem(key) {
    const isUnasked = key === SESSION_KEY && hasStoredSession() && !isWanted;
    sessionStore.removeItem(key);
    if (isUnasked) {
      showAlert({ variant: 'info', label: text.signedOut(), message: text.signInAgain() });
    }
  },
};
