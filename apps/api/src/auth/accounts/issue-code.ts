import { randomUUID } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { secretToken, tokenHash } from '../mails/secret-token.ts';
import { flowStateRepository } from './flow-state-repository.ts';

/** How long a code is good, in milliseconds. */
const CODE_LIFETIME = 5 * 60 * 1_000;

interface Issue {
  readonly userId: string;
  readonly codeChallenge: string;
  /** How the person showed who they are. */
  readonly method: 'otp' | 'recovery';
}

/** Makes a code that the client which knows the challenge's verifier changes for a session. */
export async function issueCode(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  issue: Issue,
): Promise<string> {
  const code = secretToken();
  const now = clock();
  await flowStateRepository(database).add({
    ...issue,
    id: randomUUID(),
    codeHash: tokenHash(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME),
  });
  return code;
}
