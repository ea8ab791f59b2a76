import type { LoanEstimate } from './loan-estimate.ts';

/** A file that is not a Loan Estimate, or that we cannot read. Each kind has its own sentence. */
export type UnreadablePaper =
  /** The form that the lender sends before closing, H-25. */
  | { readonly kind: 'closing-disclosure' }
  /** A fee sheet, a worksheet or a good faith estimate of an older form. */
  | { readonly kind: 'fee-sheet' }
  /** Text, but none of the forms above. */
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
  /** Reading took longer than the limit. */
  | { readonly kind: 'too-slow' }
  /** The reader itself did not load, for example because the connection is gone. */
  | { readonly kind: 'reader-unavailable' };

/** The outcome of reading one file. */
export type PaperReading =
  | { readonly kind: 'loan-estimate'; readonly estimate: LoanEstimate }
  | UnreadablePaper;
