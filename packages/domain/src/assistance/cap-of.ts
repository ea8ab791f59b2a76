import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { type AssistanceCap, assistanceAmount, type OwnMoney } from './assistance.ts';

type Amounts = Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf' | 'pays' | 'tiers'>;

/**
 * A program's own cap. Catalog files and API responses call the dollar cap `maxAmount`. For a
 * program with tiers, the cap of its lowest tier: the one that pays the fewest dollars for this
 * home. The agency decides later which tier the buyer gets.
 *
 * @param money null if the home is unknown. The last tier is then used as the lowest
 */
export function capOf(program: Amounts, money: OwnMoney | null): AssistanceCap {
  const caps = tierCaps(program);
  if (money === null) return caps.at(-1) ?? capIn(program);
  return (
    caps.reduce<AssistanceCap | null>((lowest, cap) => {
      return lowest && assistanceAmount(lowest, money) <= assistanceAmount(cap, money)
        ? lowest
        : cap;
    }, null) ?? capIn(program)
  );
}

/** The least and the most that a program with tiers pays toward this home, in dollars. */
export interface AssistanceRange {
  readonly from: number;
  readonly to: number;
}

/** Null if everyone gets the same amount. */
export function assistanceRange(program: Amounts, money: OwnMoney): AssistanceRange | null {
  const amounts = tierCaps(program).map((cap) => assistanceAmount(cap, money));
  return amounts.length === 0 ? null : { from: Math.min(...amounts), to: Math.max(...amounts) };
}

function tierCaps({ tiers, pays }: Amounts): AssistanceCap[] {
  return (tiers ?? []).map((tier) => capIn({ ...tier, pays }));
}

function capIn({ maxAmount: cap, maxPercent, percentOf, pays }: Omit<Amounts, 'tiers'>) {
  return { cap, maxPercent, percentOf, pays };
}
