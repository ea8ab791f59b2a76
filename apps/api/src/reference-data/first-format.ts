import * as z from 'zod';

/** The parts of the catalog's first format that changed. */
const FirstFormat = z.looseObject({
  rules: z.looseObject({
    otherConditions: z.array(z.string()).optional(),
    maxIncome: z.unknown(),
    minIncome: z.unknown(),
  }),
});

const PlainPercent = z.strictObject({ percentAmi: z.number() });

/**
 * An entry in the current format. Operators may have files in the first one, which had conditions as
 * sentences and did not say how a percentage of the median depends on the household size. Any other
 * entry is returned as it is.
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
