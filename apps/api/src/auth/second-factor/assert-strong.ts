import { FRESH_SESSION } from '@latchkey/contract';
import type { AuthContext } from '../auth-context.ts';
import { AuthRefusal } from '../http/auth-refusal.ts';
import type { SignedIn } from '../sessions/authenticate.ts';
import { verifiedFactorAt } from '../sessions/second-factor.ts';

/**
 * Checks that the session verified a second factor within the last ten minutes.
 *
 * @throws {AuthRefusal} `insufficient_aal`
 */
export function assertStrong(
  { clock }: Pick<AuthContext, 'clock'>,
  { session }: SignedIn,
  refusal: { readonly message: string; readonly status?: number },
): void {
  const at = verifiedFactorAt(session);
  if (!at) throw new AuthRefusal('insufficient_aal', refusal);
  if (clock().getTime() - at.getTime() <= FRESH_SESSION) return;
  const message = `${refusal.message}: verify a factor again, because the last time was more than ten minutes ago`;
  throw new AuthRefusal('insufficient_aal', { ...refusal, message });
}
