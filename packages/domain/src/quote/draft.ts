import * as z from 'zod/mini';
import { CreditScore, HomePlan, HomeType, Profession } from './choices.ts';
import { Location } from './location.ts';
import type { QuoteDraft } from './quote.ts';

/** A value that is dropped, not refused, where it is not what its question asks for. */
function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.nullable(schema), null);
}

const StoredDraft = z.object({
  id: orNull(z.uuid()),
  createdAt: orNull(z.iso.datetime()),
  updatedAt: orNull(z.iso.datetime()),
  homeType: orNull(HomeType),
  homePlan: orNull(HomePlan),
  homeLocation: orNull(Location),
  homePrice: orNull(z.number()),
  householdIncome: orNull(z.number()),
  downPayment: orNull(z.number()),
  creditScore: orNull(CreditScore),
  housingStatus: orNull(z.boolean()),
  householdSize: orNull(z.number()),
  veteranStatus: orNull(z.boolean()),
  profession: z.catch(z.array(Profession), []),
});

/** A quote in progress with no answer yet. */
export function emptyDraft(): QuoteDraft {
  return StoredDraft.parse({});
}

/**
 * A quote in progress out of what storage held. An answer of an older shape is dropped and asked
 * for again; what is no draft at all is none.
 */
export function readDraft(stored: unknown): QuoteDraft | null {
  const draft = StoredDraft.safeParse(stored);
  return draft.success ? draft.data : null;
}
