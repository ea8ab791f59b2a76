/** Equal monthly payments for a number of months. */
export interface PaymentRun {
  readonly count: number;
  /** The payment in dollars a month. */
  readonly amount: number;
}
