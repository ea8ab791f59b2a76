import { useAuth } from '@/lib/auth/auth-state.ts';
import { TellMeByAccount } from './tell-me-by-account.tsx';
import { TellMeByEmail } from './tell-me-by-email.tsx';
import { TellMeSkeleton } from './tell-me-skeleton.tsx';
import type { Told } from './told.ts';

/**
 * Button or form that asks for emails, either to the account's address or to an address that the
 * visitor enters.
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
