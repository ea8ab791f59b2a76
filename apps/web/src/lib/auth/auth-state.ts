import type { Session, User } from '@supabase/auth-js';
import { create } from 'zustand';
import { claimsIn } from './token-claims.ts';

export interface AuthState {
  readonly user: User | null;
  /**
   * The user who entered the password but has not completed the second step. Until then, `user` is
   * null, because the server returns no data.
   */
  readonly pending: User | null;
  /** True until we know whether a user is signed in. */
  readonly loading: boolean;
}

/** Store for the sign-in state, such as the signed-in user. */
export const useAuth = create<AuthState>(() => ({
  user: null,
  pending: null,
  loading: true,
}));

export function useUser(): User | null {
  return useAuth((state) => state.user);
}

/** The fields of a session that the state uses. */
export type SessionPart = Pick<Session, 'access_token' | 'user'>;

/**
 * Returns the user who is signed in with a session, or the user who still has to complete the
 * second step.
 */
export function standingOf(session: SessionPart | null): Pick<AuthState, 'user' | 'pending'> {
  if (!session) return { user: null, pending: null };
  const { user, access_token: token } = session;
  const hasSecondStep = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasSecondStep && claimsIn(token).aal === 'aal1'
    ? { user: null, pending: user }
    : { user, pending: null };
}

/** Waits until we know whether a user is signed in. Returns the signed-in user, or null. */
export async function knownUser(): Promise<User | null> {
  if (useAuth.getState().loading) await new Promise<void>(whenLoaded);
  return useAuth.getState().user;
}

function whenLoaded(tell: () => void): void {
  const unsubscribe = useAuth.subscribe(({ loading }) => {
    if (loading) return;
    unsubscribe();
    tell();
  });
}

/**
 * Returns the name that the user entered, or the identity provider's name if the user entered none.
 * Null if there is neither.
 */
export function fullNameOf({ user_metadata }: User): string | null {
  const { full_name, name } = user_metadata;
  return [full_name, name].find((each) => typeof each === 'string' && each.trim()) ?? null;
}

/** Returns the name to display: the full name, or the email address if the user has no name. */
export function nameOf(user: User): string {
  return fullNameOf(user) ?? user.email ?? '';
}
