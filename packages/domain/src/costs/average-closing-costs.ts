/**
 * What a purchase's closing costs are on average in the United States, as a guide beside the box
 * for the buyer's own: percent of the price, with transfer taxes, without points, lender fees and
 * deposits.
 *
 * @see CoreLogic ClosingCorp, Purchase Mortgage Closing Cost Report for 2021 (April 21, 2022)
 */
export const averageClosingCosts = {
  percent: 1.81,
  year: '2021',
  publisher: 'CoreLogic ClosingCorp',
} as const;
