import type { CatalogProgram } from '../catalog/catalog-program.ts';
import type { AssistanceCap } from './assistance.ts';

type Amount = Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf'>;
type Amounts = Amount & Pick<CatalogProgram, 'pays' | 'tiers'>;

/** A cap without what the money pays. Catalog files and API responses call the dollar cap `maxAmount`. */
export function capIn({
  maxAmount: cap,
  maxPercent,
  percentOf,
}: Amount): Omit<AssistanceCap, 'pays'> {
  return { cap, maxPercent, percentOf };
}

/**
 * A program's cap for a buyer whose answers are unknown. For a program with tiers, the cap of its
 * last tier, because tiers never rise.
 */
export function capOf({ tiers, pays, ...program }: Amounts): AssistanceCap {
  return { ...capIn(tiers?.at(-1) ?? program), pays };
}
