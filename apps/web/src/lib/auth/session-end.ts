import { showAlert } from '@/lib/alerts.ts';
import { authText as text } from '@/lib/texts.ts';
import { hasStoredSession, SESSION_KEY, sessionStore } from './session-store.ts';

let isWanted = false;

/** Ends the session at the user's request, without an alert. */
export async function endWanted(end: () => Promise<void>): Promise<void> {
  isWanted = true;
  try {
    await end();
  } finally {
    isWanted = false;
  }
}

/**
 * The client's session store. The client removes a session that the account service no longer
 * accepts, because it expired or another device ended it. The user then leaves the account pages,
 * so an alert explains why.
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
