/** The notice at the top of every printed or shared estimate (Reg Z 1026.19(e)(2)(ii)). */
export const loanEstimate = {
  notice:
    'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
} as const;
