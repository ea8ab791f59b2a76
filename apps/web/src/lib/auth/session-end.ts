import { showAlert } from '@/lib/alerts.ts';
import { authText as text } from '@/lib/texts.ts';
import { useSessionEnded } from './session-ended.ts';
import { hasStoredSession, SESSION_KEY, sessionStore } from './session-store.ts';

let isWanted = false;

/** Ends the session at the user's request, without the alert about an ended session. */
export async function endWanted(end: () => Promise<void>): Promise<void> {
  isWanted = true;
  try {
    await end();
  } finally {
    isWanted = false;
  }
}

/**
 * The session storage for the account service's client. The client removes a session that the
 * account service no longer accepts, because the session has expired or another device has ended
 * it. The user then has to leave the account pages, so an alert explains the reason.
 */
export const watchedStore: typeof sessionStore = {
  ...sessionStore,
  removeItem(key) {
    const isUnasked = key === SESSION_KEY && hasStoredSession() && !isWanted;
    sessionStore.removeItem(key);
    if (isUnasked) {
      const { reason } = useSessionEnded.getState();
      const message = reason ? text[reason]() : text.signInAgain();
      showAlert({ variant: 'info', label: text.signedOut(), message });
    }
  },
};
