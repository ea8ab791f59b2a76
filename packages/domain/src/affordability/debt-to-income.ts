import { Percent } from '../units.ts';

/** What a buyer earns and owes, before tax. */
export interface DebtFacts {
  /** Dollars a year. */
  readonly householdIncome: number;
  /** Principal, interest, taxes, insurance, mortgage insurance and dues: dollars a month. */
  readonly housing: number;
  /** Cars, cards, student loans and the like: dollars a month. */
  readonly otherDebts: number;
}

/** Shares of gross monthly income. */
export interface DebtToIncome {
  /** Housing alone. */
  readonly front: Percent;
  /** Housing and all other debts. */
  readonly back: Percent;
}

/**
 * The front-end and the back-end debt-to-income ratio, not rounded; nothing where there is no
 * income to hold the debts against.
 *
 * @see Fannie Mae Selling Guide B3-6-02: total monthly obligations over total monthly income
 */
export function debtToIncome({
  householdIncome,
  housing,
  otherDebts,
}: DebtFacts): DebtToIncome | undefined {
  if (!(householdIncome > 0)) return undefined;
  const share = (monthly: number) => Percent.parse((monthly * 12 * 100) / householdIncome);
  return { front: share(housing), back: share(housing + otherDebts) };
}
