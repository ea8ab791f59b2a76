import type { CatalogProgram } from '../catalog/catalog-program.ts';
import type { AssistanceCap } from './assistance.ts';

type Amount = Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf'>;
type Amounts = Amount & Pick<CatalogProgram, 'pays' | 'tiers'>;

/**
 * Returns a cap without the `pays` field. In catalog files and API responses, the dollar cap is
 * called `maxAmount`.
 */
export function capIn({
  maxAmount: cap,
  maxPercent,
  percentOf,
}: Amount): Omit<AssistanceCap, 'pays'> {
  return { cap, maxPercent, percentOf };
}

/**
 * Returns a program's cap for a buyer whose answers are unknown. For a program with tiers, this is
 * the cap of the last tier, because amounts never increase from one tier to the next.
 */
export function capOf({ tiers, pays, ...program }: Amounts): AssistanceCap {
  return { ...capIn(tiers?.at(-1) ?? program), pays };
}
