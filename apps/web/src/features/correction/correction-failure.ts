import { ApiProblem } from '@/lib/api/call.ts';
import { correctionText as text } from '@/lib/texts.ts';

/** Explains why a correction was not stored, and what the sender can do. */
export function correctionFailure(error: Error): string {
  const code = error instanceof ApiProblem ? error.code : undefined;
  if (code === 'too-many-corrections') return text.notStored();
  return code === 'too-many-requests' ? text.tooMany() : text.failed();
}
