import { afterEach, describe, expect, it } from 'vitest';
import { useAlerts } from '@/lib/alerts.ts';
import { endWanted, watchedStore } from './session-end.ts';
import { hasStoredSession, SESSION_KEY } from './session-store.ts';

const said = () => useAlerts.getState().alerts.map(({ label }) => label);

afterEach(() => {
  watchedStore.removeItem(SESSION_KEY);
  useAlerts.setState({ alerts: [] });
});

describe('watchedStore', () => {
  it('tells the user when a session ends without a sign-out', () => {
    watchedStore.setItem(SESSION_KEY, 'a');
    watchedStore.removeItem(SESSION_KEY);
    expect(hasStoredSession()).toBe(false);
    expect(said()).toEqual(['You were signed out']);
  });

  it('says nothing without a session, or about other keys of the client', () => {
    watchedStore.setItem(`${SESSION_KEY}-code-verifier`, 'a');
    watchedStore.removeItem(`${SESSION_KEY}-code-verifier`);
    watchedStore.removeItem(SESSION_KEY);
    expect(said()).toEqual([]);
  });

  it('says nothing to a user who signs out, even if that fails, and watches again afterward', async () => {
    watchedStore.setItem(SESSION_KEY, 'a');
    const failing = endWanted(async () => {
      watchedStore.removeItem(SESSION_KEY);
      throw new Error('no answer');
    });
    await expect(failing).rejects.toThrow('no answer');
    expect(said()).toEqual([]);

    watchedStore.setItem(SESSION_KEY, 'b');
    watchedStore.removeItem(SESSION_KEY);
    expect(said()).toEqual(['You were signed out']);
  });
});
