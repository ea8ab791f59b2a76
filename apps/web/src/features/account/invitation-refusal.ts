import type { ProblemCode } from '@latchkey/contract';
import { ApiProblem } from '@/lib/api/call.ts';
import { accountText as text } from '@/lib/texts.ts';

const sentences: Partial<Record<ProblemCode, () => string>> = {
  'invitation-not-found': text.invitationUnknown,
  'invalid-request': text.invitationUnknown,
  'invitation-expired': text.invitationExpired,
  'invitation-used': text.invitationUsed,
  'invitation-replaced': text.invitationReplaced,
  'invitation-elsewhere': text.invitationElsewhere,
  'invitation-needs-sign-in': text.invitedSignIn,
  'address-not-verified': text.emailNotConfirmed,
};

/**
 * Explains why an invitation cannot be accepted. Undefined if the request failed for another
 * reason.
 */
export function invitationRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const password = error.fields?.find(({ field }) => field === 'password');
  if (password) return password.code === 'too-short' ? text.tooShort() : text.tooCommon();
  return sentences[error.code]?.();
}
