import type { AprFacts } from '@latchkey/domain';
import type { AnswerText } from './answer-words.ts';
import type { figures } from './en/next-steps.ts';
import type { trueCost } from './en/true-cost.ts';
import type { TextOf } from './speak.ts';

/** The figures in a pre-approval request, in dollars or dollars a month, not rounded. */
export interface SentFigures {
  readonly details: { readonly term: number; readonly interestRate: number };
  readonly program: { readonly name: string } | null;
  /**
   * Whether the site offered a lowered payment. Undefined in requests from older versions, whose
   * sites all offered a lowered payment.
   */
  readonly isOffered?: boolean | undefined;
  /** Set if no common loan covers the home. In that case, the request shows no figures. */
  readonly noCommonLoan?: object | null | undefined;
  readonly isQualified: boolean;
  readonly programLength: string;
  readonly product: string | null;
  readonly loanAmount: number;
  readonly assistance: number;
  readonly traditionalPayment: number;
  readonly loweredPayment: number;
  readonly paymentAfter: number;
  readonly amountSaved: number;
  readonly percentSaved: number;
  readonly totalSavings: number;
  readonly owedLater: number;
  readonly dueAtClosing: number;
  // The fields below are missing in requests from older versions.
  readonly loanType?: string | undefined;
  readonly downPayment?: number | undefined;
  readonly downPaymentPercent?: number | undefined;
  readonly apr?: number | null | undefined;
  /** The assistance balance. Null if it is unknown. */
  readonly helpOwed?: number | null | undefined;
  /**
   * The year in which the assistance is due, if that is earlier than the year of the other figures.
   */
  readonly helpDueAfterYears?: number | null | undefined;
  readonly leadsWith?: 'lowered' | 'traditional' | undefined;
  readonly escrow?: 'required' | 'usual' | 'optional' | undefined;
  readonly allInPayment?: number | undefined;
  readonly allInAfter?: number | null | undefined;
  readonly missing?: readonly ('insurance' | 'assistance' | 'dues')[] | undefined;
  readonly cashNeeded?: number | undefined;
  readonly cashHave?: number | undefined;
  readonly owedAfterYear?: number | undefined;
  readonly owedTotal?: number | undefined;
  readonly owedWithInterest?: number | null | undefined;
  readonly paymentWithPayback?: number | null | undefined;
  readonly paybackYears?: number | null | undefined;
  readonly lineRate?: number | null | undefined;
  readonly isLineAssumed?: boolean | undefined;
  readonly passedLimit?: number | null | undefined;
  readonly waitingInterest?: number | null | undefined;
  readonly waitingYears?: number | null | undefined;
  readonly aprCounts?:
    | (Omit<AprFacts, 'apr' | 'loanType' | 'isAboveLimits'> & {
        /** Undefined in requests from older versions. */
        readonly isAboveLimits?: boolean | undefined;
      })
    | null
    | undefined;
}

/** The text areas with sentences that describe the figures. */
export interface FigureText extends Pick<AnswerText, 'answerRows'> {
  readonly figures: TextOf<typeof figures>;
  readonly trueCost: TextOf<typeof trueCost>;
}

/** A label and a value for one row. */
export interface FigureFact {
  readonly name: string;
  readonly value: string;
}
