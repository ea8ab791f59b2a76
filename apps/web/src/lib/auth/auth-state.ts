import type { User } from '@supabase/auth-js';
import { create } from 'zustand';

export interface AuthState {
  readonly user: User | null;
  /** True from the start until it is known who is here. */
  readonly loading: boolean;
}

/** Who is signed in, if anybody. */
export const useAuth = create<AuthState>(() => ({ user: null, loading: true }));

export function useUser(): User | null {
  return useAuth((state) => state.user);
}

/** Who is signed in, once that is known. */
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

/** The name that a person gave, or the one that another service told; null for none. */
export function fullNameOf({ user_metadata }: User): string | null {
  const { full_name, name } = user_metadata;
  return [full_name, name].find((each) => typeof each === 'string' && each.trim()) ?? null;
}

/** How a person is called on the screen. */
export function nameOf(user: User): string {
  return fullNameOf(user) ?? user.email ?? '';
}
