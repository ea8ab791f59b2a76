import type { LoanEstimate } from '@latchkey/domain/loan-estimate';
import { estimatePageOne } from './estimate-page-one.ts';
import { estimatePageThree } from './estimate-page-three.ts';
import { estimatePageTwo } from './estimate-page-two.ts';
import type { PrintedPage } from './printed-text.ts';

type FeeLines = readonly (readonly [name: string, amount: string])[];

/** A fictional Loan Estimate: its figures and the surrounding text. */
export interface EstimatePaper {
  readonly estimate: LoanEstimate;
  /** The product on one or two lines, such as `5/1 Adjustable Rate`. */
  readonly product: readonly string[];
  /** The form's text about a rate that can increase. */
  readonly increases: readonly string[];
  readonly fees: Readonly<Record<'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H', FeeLines>> & {
    readonly points?: string;
  };
  /** Whether to use form H-24(G), for a transaction without a seller. */
  readonly cashBoxes?: boolean;
  readonly hasRateTables?: boolean;
  /** A balloon payment, which has its own column in Projected Payments. */
  readonly finalPayment?: string;
}

/** Returns the three pages of a Loan Estimate. */
export function estimatePages(paper: EstimatePaper): PrintedPage[] {
  return [estimatePageOne(paper), estimatePageTwo(paper), estimatePageThree(paper)];
}
