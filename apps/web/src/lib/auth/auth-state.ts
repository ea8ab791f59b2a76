import type { User } from '@supabase/auth-js';
import { create } from 'zustand';

export interface AuthState {
  readonly user: User | null;
  /** True from the start until we know who the user is. */
  readonly loading: boolean;
}

/** The signed-in user, or null. */
export const useAuth = create<AuthState>(() => ({ user: null, loading: true }));

export function useUser(): User | null {
  return useAuth((state) => state.user);
}

/** The signed-in user or null, once loading has finished. */
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

/** The name that the user entered, otherwise the name from the identity provider, otherwise null. */
export function fullNameOf({ user_metadata }: User): string | null {
  const { full_name, name } = user_metadata;
  return [full_name, name].find((each) => typeof each === 'string' && each.trim()) ?? null;
}

/** The name to show on screen: the full name, or the email if the user has no name. */
export function nameOf(user: User): string {
  return fullNameOf(user) ?? user.email ?? '';
}
