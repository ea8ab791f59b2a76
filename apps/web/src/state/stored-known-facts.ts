import { KnownFacts, nothingKnown } from '@latchkey/domain';
import * as z from 'zod/mini';

const Stored = z.catch(z.object({ known: KnownFacts }), { known: nothingKnown });

/** Reads the short answers that are stored with a draft. Empty if the stored value is invalid. */
export function readKnownFacts(stored: unknown): KnownFacts {
  return Stored.parse(stored).known;
}
