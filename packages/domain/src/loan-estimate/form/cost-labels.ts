/** The row labels in Closing Cost Details, with longer wordings first. */
export const costLabels = {
  originationCharges: ['a origination charges', 'origination charges'],
  servicesYouCannotShopFor: ['b services you cannot shop for', 'services you cannot shop for'],
  servicesYouCanShopFor: ['c services you can shop for', 'services you can shop for'],
  totalLoanCosts: ['d total loan costs a b c', 'd total loan costs', 'total loan costs'],
  taxesAndGovernmentFees: ['e taxes and other government fees', 'taxes and other government fees'],
  prepaids: ['f prepaids', 'prepaids'],
  initialEscrow: ['g initial escrow payment at closing', 'initial escrow payment at closing'],
  otherCosts: ['h other'],
  totalOtherCosts: ['i total other costs e f g h', 'i total other costs', 'total other costs'],
  totalClosingCosts: ['j total closing costs'],
  loanAndOtherCosts: ['d i'],
  lenderCredits: ['lender credits'],
} as const;
