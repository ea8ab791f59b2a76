import type { LoanType } from '../loan/loan-type.ts';

/** The source of a table. */
export interface CostSource {
  readonly publisher: string;
  readonly document: string;
  /** The date of the figures as the source states it, such as "2018" or "undated". */
  readonly year: string;
  readonly address: string;
}

interface Table {
  /** How reliable the figures are, according to the person who collected them. */
  readonly confidence: 'high' | 'medium' | 'low';
  readonly sources: readonly CostSource[];
}

/**
 * FHA's annual premium for one group of loans. A loan-to-value band includes ratios above its lower
 * bound.
 */
export interface FhaPremium {
  readonly term: 'over-15' | 'up-to-15';
  /**
   * Whether the group contains base loans above `FhaTable.threshold`, or base loans up to the
   * threshold.
   */
  readonly baseLoan: 'over' | 'up-to';
  readonly loanToValueOverPercent: number;
  /** The upper bound of the loan-to-value band. Null if the band has no upper bound. */
  readonly loanToValueUpToPercent: number | null;
  /** Annual rate, as a percentage of the base loan's average balance. */
  readonly ratePercent: number;
  /** Number of years for which the buyer pays the premium. Null for the life of the loan. */
  readonly years: number | null;
}

export interface FhaTable extends Table {
  /** Up-front premium at closing, as a percentage of the base loan. */
  readonly upFrontPercent: number;
  /** The base loan amount that separates the two groups of premiums, in dollars. */
  readonly threshold: number;
  readonly premiums: readonly FhaPremium[];
}

/** List rates of private mortgage insurance for one loan-to-value band. */
export interface PrivatePremium {
  readonly term: 'over-20' | 'up-to-20';
  /** The band includes loan-to-value ratios above this percentage. */
  readonly loanToValueOverPercent: number;
  readonly loanToValueUpToPercent: number;
  /**
   * The rates, each with the lowest credit score to which it applies. Each is an annual rate, as a
   * percentage of the original loan.
   */
  readonly rates: readonly { readonly fromScore: number; readonly ratePercent: number }[];
}

export interface PrivateInsuranceTable extends Table {
  readonly premiums: readonly PrivatePremium[];
}

/** VA's funding fee for one range of down payments, as percentages of the loan. */
export interface VaFee {
  /** The range starts at this percentage of the price and ends where the next range starts. */
  readonly downPaymentFromPercent: number;
  readonly firstUsePercent: number;
  readonly subsequentUsePercent: number;
}

export interface VaTable extends Table {
  /** The fees, sorted by down payment. The first range starts at a down payment of 0. */
  readonly fees: readonly VaFee[];
}

export interface UsdaTable extends Table {
  /** Up-front guarantee fee, as a percentage of the loan including this fee. */
  readonly upFrontPercent: number;
  /**
   * Annual fee, as a percentage of the average balance of the loan including the up-front fee, for
   * the life of the loan.
   */
  readonly annualPercent: number;
}

/** When private mortgage insurance ends. The percentages are of the home's original value. */
export interface CancellationTable extends Table {
  /** The borrower may cancel the insurance when the balance is at or below this percentage. */
  readonly onRequestPercent: number;
  /** The insurance ends automatically when the balance is at or below this percentage. */
  readonly automaticPercent: number;
}

/** IDs of the debt-to-income guidelines. */
export const debtGuideIds = [
  'rule-of-thumb',
  'fannie-mae-manual',
  'fannie-mae-manual-reserves',
  'fannie-mae-automated',
  'fha-manual',
  'fha-manual-one-factor',
  'fha-manual-two-factors',
  'fha-automated',
] as const;
export type DebtGuideId = (typeof debtGuideIds)[number];

export interface DebtGuide extends Table {
  readonly id: DebtGuideId;
  /** The loan type that the guideline applies to. Null if it applies to every loan. */
  readonly loanType: LoanType | null;
  /**
   * Maximum for housing costs, as a percentage of gross monthly income. Null if there is no limit.
   */
  readonly frontPercent: number | null;
  /** Maximum for housing costs and all other debts, as a percentage of gross monthly income. */
  readonly backPercent: number;
}

/**
 * Average closing costs for a purchase, as a percentage of the average price. Includes transfer
 * taxes. Excludes points, lender fees and deposits.
 */
export interface ClosingCosts extends Table {
  /** The year in which the costs were paid. */
  readonly costsOf: string;
  /** The average percentages, by two-letter state code. */
  readonly statePercents: Readonly<Record<string, number>>;
  readonly country: { readonly percent: number; readonly sources: readonly CostSource[] };
}

/**
 * Mortgage costs other than interest. They come from rules and price lists that change over time.
 */
export interface CostTables {
  /** The date on which we collected the figures. */
  readonly compiledOn: string;
  readonly fha: FhaTable;
  readonly privateInsurance: PrivateInsuranceTable;
  readonly cancellation: CancellationTable;
  readonly va: VaTable;
  readonly usda: UsdaTable;
  readonly debtGuides: readonly DebtGuide[];
  readonly closingCosts: ClosingCosts;
}
