import type { User } from '@supabase/auth-js';
import { create } from 'zustand';

export interface AuthState {
  readonly user: User | null;
  /** True until we know whether a user is signed in. */
  readonly loading: boolean;
}

/** The signed-in user, or null. */
export const useAuth = create<AuthState>(() => ({ user: null, loading: true }));

export function useUser(): User | null {
  return useAuth((state) => state.user);
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
 * Returns the name that the user entered, or otherwise the identity provider's name. Null if there
 * is neither.
 */
export function fullNameOf({ user_metadata }: User): string | null {
  const { full_name, name } = user_metadata;
  return [full_name, name].find((each) => typeof each === 'string' && each.trim()) ?? null;
}

/** Returns the name to display: the full name, or the email address if the user has no name. */
export function nameOf(user: User): string {
  return fullNameOf(user) ?? user.email ?? '';
}
