import { Percent } from '../units.ts';

/** A buyer's gross income and monthly debts. */
export interface DebtFacts {
  /** Household income before tax, in dollars a year. */
  readonly householdIncome: number;
  /** Principal, interest, taxes, insurance, mortgage insurance and dues, in dollars a month. */
  readonly housing: number;
  /** Car loans, credit cards, student loans and similar debts, in dollars a month. */
  readonly otherDebts: number;
}

/** Debt-to-income ratios, as percentages of gross monthly income. */
export interface DebtToIncome {
  /** The front-end ratio, which includes only housing. */
  readonly front: Percent;
  /** The back-end ratio, which includes housing and all other debts. */
  readonly back: Percent;
}

/**
 * Returns the front-end and back-end debt-to-income ratios, not rounded. Undefined if there is no
 * income.
 *
 * @see Fannie Mae Selling Guide B3-6-02: total monthly obligations divided by total monthly income
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
