import { ApiProblem } from '@/lib/api/call.ts';
import { correctionText as text } from '@/lib/texts.ts';

/** Explains why a report was not stored, and what to do. */
export function correctionFailure(error: Error): string {
  const code = error instanceof ApiProblem ? error.code : undefined;
  if (code === 'too-many-corrections') return text.notStored();
  return code === 'too-many-requests' ? text.tooMany() : text.failed();
}
