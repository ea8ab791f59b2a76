import type { LoanType } from '../loan/loan-type.ts';

/** Where a table of figures is from. */
export interface CostSource {
  readonly publisher: string;
  readonly document: string;
  /** The year that the source bears, as it says it: "2018", "undated". */
  readonly year: string;
  readonly address: string;
}

interface Table {
  /** How sure the figures are, as whoever gathered them judged. */
  readonly confidence: 'high' | 'medium' | 'low';
  readonly sources: readonly CostSource[];
}

/** FHA's yearly premium for loans of a kind. A band of loan-to-value starts over its lower end. */
export interface FhaPremium {
  readonly term: 'over-15' | 'up-to-15';
  /** The base loan held against `FhaTable.threshold`. */
  readonly baseLoan: 'over' | 'up-to';
  readonly loanToValueOverPercent: number;
  /** Null for no upper end. */
  readonly loanToValueUpToPercent: number | null;
  /** A year, of the base loan's average balance. */
  readonly ratePercent: number;
  /** Years that it is paid; null for as long as the loan. */
  readonly years: number | null;
}

export interface FhaTable extends Table {
  /** Once, at closing, of the base loan. */
  readonly upFrontPercent: number;
  /** Dollars. */
  readonly threshold: number;
  readonly premiums: readonly FhaPremium[];
}

/** List rates of private mortgage insurance for one band of loan-to-value. */
export interface PrivatePremium {
  readonly term: 'over-20' | 'up-to-20';
  /** The band starts over it. */
  readonly loanToValueOverPercent: number;
  readonly loanToValueUpToPercent: number;
  /** By the lowest credit score that has the rate. A year, of the original loan. */
  readonly rates: readonly { readonly fromScore: number; readonly ratePercent: number }[];
}

export interface PrivateInsuranceTable extends Table {
  readonly premiums: readonly PrivatePremium[];
}

/** When private insurance ends: the balance as a percent of the home's original value. */
export interface CancellationTable extends Table {
  /** From here on the borrower may ask for it. */
  readonly onRequestPercent: number;
  /** Here it ends by itself. */
  readonly automaticPercent: number;
}

/** The guides that a buyer's debt is held against. */
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
  /** The loans that it is for; null for all. */
  readonly loanType: LoanType | null;
  /** The most for housing, of gross monthly income; null where it sets none. */
  readonly frontPercent: number | null;
  /** The most for housing and all other debt, of gross monthly income. */
  readonly backPercent: number;
}

/**
 * What a purchase's closing costs are on average: percent of the average price, with transfer taxes,
 * without points, lender fees and deposits.
 */
export interface ClosingCosts extends Table {
  /** The year that they were paid in. */
  readonly costsOf: string;
  /** By the two letters of the state. */
  readonly statePercents: Readonly<Record<string, number>>;
  readonly country: { readonly percent: number; readonly sources: readonly CostSource[] };
}

/** What a mortgage costs beside its interest, by rules and price lists that change over the years. */
export interface CostTables {
  /** The day on which the figures were gathered. */
  readonly compiledOn: string;
  readonly fha: FhaTable;
  readonly privateInsurance: PrivateInsuranceTable;
  readonly cancellation: CancellationTable;
  readonly debtGuides: readonly DebtGuide[];
  readonly closingCosts: ClosingCosts;
}
