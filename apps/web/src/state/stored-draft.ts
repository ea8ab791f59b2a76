import { KnownFacts, nothingKnown, readDraft } from '@latchkey/domain';
import * as z from 'zod/mini';
import { type DraftState, noDraft, reopenedSteps } from './draft-state.ts';

/** Older versions of the app stored null for the counted steps of a reopened quote. */
const WithCounted = z.catch(
  z.object({ counted: z._default(z.nullable(z.array(z.string())), []) }),
  { counted: [] },
);
const WithKnown = z.catch(z.object({ known: KnownFacts }), { known: nothingKnown });

/**
 * Reads a stored draft from any version of the app, with its counted steps and short answers.
 * Treats invalid steps and invalid short answers as empty.
 */
export function readStoredDraft(value: unknown): DraftState {
  const draft = readDraft(value);
  if (draft === null) return noDraft;
  const { known } = WithKnown.parse(value);
  return { draft: { ...draft, known }, counted: WithCounted.parse(value).counted ?? reopenedSteps };
}
