import { KnownFacts, nothingKnown, readDraft } from '@latchkey/domain';
import * as z from 'zod/mini';
import { type DraftState, noDraft, reopenedSteps } from './draft-state.ts';

/** Older versions stored null with a reopened quote. */
const WithCounted = z.catch(
  z.object({ counted: z._default(z.nullable(z.array(z.string())), []) }),
  { counted: [] },
);
const WithKnown = z.catch(z.object({ known: KnownFacts }), { known: nothingKnown });

/**
 * Reads the draft that is stored in the browser, of any version, with its counted steps and its
 * short answers. Those are empty if their stored value is invalid.
 */
export function readStoredDraft(value: unknown): DraftState {
  const draft = readDraft(value);
  if (draft === null) return noDraft;
  const { known } = WithKnown.parse(value);
  return { draft: { ...draft, known }, counted: WithCounted.parse(value).counted ?? reopenedSteps };
}
