import { paysInOlderFormat } from '@latchkey/domain';
import * as z from 'zod';

/** The parts of the catalog's older formats that differ from the current format. */
const OlderFormat = z.looseObject({
  rules: z.looseObject({
    otherConditions: z.array(z.string()).optional(),
    maxIncome: z.unknown(),
    minIncome: z.unknown(),
  }),
  paysClosingCosts: z.literal(true).nullish(),
  pays: z.unknown().optional(),
});

const PlainPercent = z.strictObject({ percentAmi: z.number() });

/**
 * Converts an entry from one of the catalog's older formats, which operators' files may still use.
 * The first format stored conditions as sentences, and had no field for how a percentage of the
 * median depends on household size. Both older formats have `paysClosingCosts` instead of `pays`.
 * Returns any other entry unchanged.
 */
export function inCurrentFormat(entry: unknown): unknown {
  const read = OlderFormat.safeParse(entry);
  if (!read.success) return entry;
  const { rules: ofEntry, paysClosingCosts, pays, ...facts } = read.data;
  const { otherConditions, ...rules } = ofEntry;
  return {
    ...facts,
    pays: pays ?? paysInOlderFormat(paysClosingCosts),
    rules: {
      ...rules,
      maxIncome: withHouseholdSize(rules.maxIncome),
      minIncome: withHouseholdSize(rules.minIncome),
      ...(otherConditions && {
        conditions: otherConditions.map((says) => ({ kind: 'other', definition: null, says })),
      }),
    },
  };
}

function withHouseholdSize(limit: unknown): unknown {
  const { data } = PlainPercent.safeParse(limit);
  return data ? { ...data, householdSize: 'unknown' } : limit;
}
