import { Percent } from '../units.ts';

/** A buyer's gross income and debts. */
export interface DebtFacts {
  /** Dollars a year, before tax. */
  readonly householdIncome: number;
  /** Principal, interest, taxes, insurance, mortgage insurance and dues: dollars a month. */
  readonly housing: number;
  /** Car loans, credit cards, student loans and similar. Dollars a month. */
  readonly otherDebts: number;
}

/** Percentages of gross monthly income. */
export interface DebtToIncome {
  /** Housing only. */
  readonly front: Percent;
  /** Housing plus all other debts. */
  readonly back: Percent;
}

/**
 * Front-end and back-end debt-to-income ratios, not rounded. Returns undefined when there is no
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
