import type { LoanEstimate } from '@latchkey/domain/loan-estimate';
import { estimatePageOne } from './estimate-page-one.ts';
import { estimatePageThree } from './estimate-page-three.ts';
import { estimatePageTwo } from './estimate-page-two.ts';
import type { PrintedPage } from './printed-text.ts';

type FeeLines = readonly (readonly [name: string, amount: string])[];

/** A made-up Loan Estimate: its figures, and the text around them. */
export interface EstimatePaper {
  readonly estimate: LoanEstimate;
  /** The product on one or two lines, such as `5/1 Adjustable Rate`. */
  readonly product: readonly string[];
  /** What the form says about a rate that can increase. */
  readonly increases: readonly string[];
  readonly fees: Readonly<Record<'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H', FeeLines>> & {
    readonly points?: string;
  };
  /** Form H-24(G), for a loan without a seller. */
  readonly cashBoxes?: boolean;
  readonly hasRateTables?: boolean;
  /** A balloon payment, which has its own column in Projected Payments. */
  readonly finalPayment?: string;
}

/** The three pages of a Loan Estimate. */
export function estimatePages(paper: EstimatePaper): PrintedPage[] {
  return [estimatePageOne(paper), estimatePageTwo(paper), estimatePageThree(paper)];
}
