import { afterEach, describe, expect, it } from 'vitest';
import { useAlerts } from '@/lib/alerts.ts';
import { endWanted, watchedStore } from './session-end.ts';
import { forgetSessionEnd, noteSessionEnd } from './session-ended.ts';
import { hasStoredSession, SESSION_KEY } from './session-store.ts';

const said = () => useAlerts.getState().alerts.map(({ label }) => label);

afterEach(() => {
  watchedStore.removeItem(SESSION_KEY);
  useAlerts.setState({ alerts: [] });
  forgetSessionEnd();
});

describe('watchedStore', () => {
  it('shows an alert if a session ends without a sign-out', () => {
    watchedStore.setItem(SESSION_KEY, 'a');
    watchedStore.removeItem(SESSION_KEY);
    expect(hasStoredSession()).toBe(false);
    expect(said()).toEqual(['You were signed out']);
  });

  it('explains in the alert why the server ended the session', () => {
    watchedStore.setItem(SESSION_KEY, 'a');
    noteSessionEnd('idle');
    watchedStore.removeItem(SESSION_KEY);
    const [alert] = useAlerts.getState().alerts;
    expect(alert?.message).toBe('You were signed out after 30 minutes without activity.');
  });

  it('shows no alert if there is no session, or if another storage key changes', () => {
    watchedStore.setItem(`${SESSION_KEY}-code-verifier`, 'a');
    watchedStore.removeItem(`${SESSION_KEY}-code-verifier`);
    watchedStore.removeItem(SESSION_KEY);
    expect(said()).toEqual([]);
  });

  it('shows no alert during a sign-out, even if the sign-out fails, and watches the session again afterward', async () => {
    watchedStore.setItem(SESSION_KEY, 'a');
    const failing = endWanted(async () => {
      watchedStore.removeItem(SESSION_KEY);
      throw new Error('no response');
    });
    await expect(failing).rejects.toThrow('no response');
    expect(said()).toEqual([]);

    watchedStore.setItem(SESSION_KEY, 'b');
    watchedStore.removeItem(SESSION_KEY);
    expect(said()).toEqual(['You were signed out']);
  });
});
