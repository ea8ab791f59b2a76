import * as z from 'zod';

/** The parts of the catalog's first format that have changed since. */
const FirstFormat = z.looseObject({
  rules: z.looseObject({
    otherConditions: z.array(z.string()).optional(),
    maxIncome: z.unknown(),
    minIncome: z.unknown(),
  }),
});

const PlainPercent = z.strictObject({ percentAmi: z.number() });

/**
 * Converts an entry from the catalog's first format, which operators' files may still have. That
 * format stored conditions as sentences. It did not say how a percentage of the median depends on
 * household size. Returns any other entry unchanged.
 */
export function inCurrentFormat(entry: unknown): unknown {
  const read = FirstFormat.safeParse(entry);
  if (!read.success) return entry;
  const { otherConditions, ...rules } = read.data.rules;
  return {
    ...read.data,
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
