import type { User } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Other test files in the same worker listen to the shared state, so this file loads a copy.
vi.resetModules();
const { fullNameOf, knownUser, nameOf, standingOf, useAuth } = await import('./auth-state.ts');

const maya: User = {
  id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  email: 'maya@example.com',
  app_metadata: {},
  user_metadata: { full_name: 'Maya Okafor', name: 'maya' },
  aud: 'authenticated',
  created_at: '2026-11-21T00:00:00Z',
};

const reset = () => useAuth.setState({ user: null, loading: true });
beforeEach(reset);
afterEach(reset);

describe('knownUser', () => {
  it('waits until the user is known', async () => {
    let isResolved = false;
    const known = knownUser().then((user) => {
      isResolved = true;
      return user;
    });
    useAuth.setState({ user: maya });
    await Promise.resolve();
    expect(isResolved).toBe(false);

    useAuth.setState({ loading: false });
    expect(await known).toBe(maya);
  });

  it('resolves immediately if the user is already known', async () => {
    useAuth.setState({ loading: false });
    expect(await knownUser()).toBeNull();
  });
});

describe('fullNameOf and nameOf', () => {
  it.each([
    [{ full_name: 'Maya Okafor', name: 'maya' }, 'Maya Okafor', 'Maya Okafor'],
    [{ full_name: ' ', name: 'Maya O.' }, 'Maya O.', 'Maya O.'],
    [{ full_name: 7 }, null, 'maya@example.com'],
    [{}, null, 'maya@example.com'],
  ])(
    'return, for %j, the full name %j and the display name %j',
    (user_metadata, fullName, name) => {
      expect(fullNameOf({ ...maya, user_metadata })).toBe(fullName);
      expect(nameOf({ ...maya, user_metadata })).toBe(name);
    },
  );
});

describe('standingOf', () => {
  const factor = { id: 'f', created_at: '', updated_at: '', factor_type: 'totp' } as const;
  const withApp = { ...maya, factors: [{ ...factor, status: 'verified' as const }] };
  const unfinished = { ...maya, factors: [{ ...factor, status: 'unverified' as const }] };
  const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.s`;

  it.each([
    ['a password, without a second step', maya, 'aal1', true],
    ['a password and the second step', withApp, 'aal2', true],
    ['a password, with a second step that was never verified', unfinished, 'aal1', true],
    ['only the password of an account with a second step', withApp, 'aal1', false],
  ])('says who is signed in with %s', (_, user, aal, isSignedIn) => {
    const standing = standingOf({ user, access_token: tokenOf({ aal }) });
    expect(standing.user).toBe(isSignedIn ? user : null);
    expect(standing.pending).toBe(isSignedIn ? null : user);
  });

  it('reports that no one is signed in if there is no session', () => {
    expect(standingOf(null)).toEqual({ user: null, pending: null });
  });
});
