/** A run of equal monthly payments. */
export interface PaymentRun {
  readonly count: number;
  /** Dollars a month. */
  readonly amount: number;
}
