import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { secretToken, tokenHash } from '../mails/secret-token.ts';
import * as flowStateRepository from './flow-state-repository.ts';

/** Lifetime of a code, in milliseconds. */
const CODE_LIFETIME = 5 * 60 * 1_000;

interface CodeRequest {
  readonly userId: string;
  readonly codeChallenge: string;
  /** How the user signed in. */
  readonly method: 'otp' | 'recovery' | 'oidc' | 'oidc-mfa';
}

/** Creates a code. The client that has the challenge's verifier can exchange it for a session. */
export async function issueCode(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  request: CodeRequest,
): Promise<string> {
  const code = secretToken();
  const now = clock();
  await flowStateRepository.add(database, {
    ...request,
    id: randomUUID(),
    codeHash: tokenHash(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME),
  });
  return code;
}
