import { LoanEstimate } from '../loan-estimate.ts';

/** Returns the fields that were found. Omits values that the form cannot have. */
export function foundFields(fields: Readonly<Record<string, unknown>>): LoanEstimate {
  const found = Object.entries(LoanEstimate.shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(fields[name]).data;
    return value === undefined ? [] : [[name, value] as const];
  });
  return LoanEstimate.parse(Object.fromEntries(found));
}
