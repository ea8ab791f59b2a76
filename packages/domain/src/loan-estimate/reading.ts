import type { LoanEstimate } from './loan-estimate.ts';

/**
 * Why a file cannot be used: it is not a Loan Estimate, or we cannot read it. The page has a
 * sentence for each reason.
 */
export type UnreadablePaper =
  /** A Closing Disclosure, form H-25, which the lender sends before closing. */
  | { readonly kind: 'closing-disclosure' }
  /** A fee sheet, a worksheet or an older good faith estimate form. */
  | { readonly kind: 'fee-sheet' }
  /** Text, but not one of the forms above. */
  | { readonly kind: 'other-paper' }
  /** Pages of two different Loan Estimates in one file. */
  | { readonly kind: 'several-loan-estimates' }
  /** A scan or a photo: pages without text. */
  | { readonly kind: 'no-text' }
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'not-a-pdf' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'too-many-pages'; readonly pages: number; readonly max: number }
  | { readonly kind: 'too-large'; readonly maxBytes: number }
  /** Reading the file took longer than the time limit. */
  | { readonly kind: 'too-slow' }
  /** The code that reads files did not load, for example because the connection was lost. */
  | { readonly kind: 'reader-unavailable' };

/** The outcome of reading one file. */
export type PaperReading =
  | { readonly kind: 'loan-estimate'; readonly estimate: LoanEstimate }
  | UnreadablePaper;
