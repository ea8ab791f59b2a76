import { confirmIdentity } from '@latchkey/contract';
import type { User } from '@supabase/auth-js';
import { ApiProblem, call } from '@/lib/api/call.ts';
import { authClient } from '@/lib/auth/auth-client.ts';
import { settleConfirmation } from '@/lib/auth/confirmation.ts';
import { endWanted } from '@/lib/auth/session-end.ts';
import { noteSessionEnd } from '@/lib/auth/session-ended.ts';

/** Returns the ID of the user's authenticator app. Undefined if the user has none. */
export function appFactorOf({ factors = [] }: User): string | undefined {
  return factors.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    ?.id;
}

/**
 * Confirms the user's identity with the password. A hosted account service does not support this,
 * so this function signs the user in again with the password instead.
 *
 * @throws {ApiProblem} `wrong-password`, `too-many-requests`
 * @throws {AuthError} if the hosted account service rejects the password
 */
export async function confirmWithPassword(user: User | null, password: string): Promise<void> {
  try {
    await call(confirmIdentity, { body: { password } });
  } catch (error) {
    const isHosted = error instanceof ApiProblem && error.code === 'reauthentication-needed';
    if (!isHosted || !user?.email) throw error;
    const client = await authClient();
    const { error: refused } = await client.signInWithPassword({ email: user.email, password });
    if (refused) throw refused;
  }
}

/** @throws {AuthError} if the code is wrong or was already used */
export async function confirmWithCode(factorId: string, code: string): Promise<void> {
  const client = await authClient();
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: code.trim() });
  if (error) throw error;
}

/** Signs out in this browser, and asks the user to sign in again on the same page. */
export async function signInAgain(): Promise<void> {
  const client = await authClient();
  noteSessionEnd('confirm');
  await endWanted(async () => void (await client.signOut({ scope: 'local' })));
  settleConfirmation(false);
}
