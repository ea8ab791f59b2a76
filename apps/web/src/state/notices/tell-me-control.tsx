import { useAuth } from '@/lib/auth/auth-state.ts';
import { TellMeByAccount } from './tell-me-by-account.tsx';
import { TellMeByEmail } from './tell-me-by-email.tsx';
import { TellMeSkeleton } from './tell-me-skeleton.tsx';
import type { Told } from './told.ts';

/**
 * A button that requests emails to the account's address, or a form that requests emails to any
 * address.
 */
export function TellMeControl(told: Told) {
  const { user, loading } = useAuth();
  if (loading) return <TellMeSkeleton />;
  return user ? (
    <TellMeByAccount key={user.id} owner={user.id} {...told} />
  ) : (
    <TellMeByEmail {...told} />
  );
}
