import type { LoanEstimate } from '@latchkey/domain/loan-estimate';
import { borrowerBoxes } from './estimate-page-one.ts';
import type { EstimatePaper } from './estimate-paper.ts';
import {
  type PageWriter,
  type PrintedPage,
  pageWriter,
  printedAmount,
  printedCredit,
} from './printed-text.ts';

/** The x coordinates of the left edge and of the amounts. */
const left = { x: 42, amounts: 296 };
const right = { x: 315, amounts: 568 };

/** Returns page 2 of form H-24(A) or, for a transaction without a seller, of form H-24(G). */
export function estimatePageTwo(paper: EstimatePaper): PrintedPage {
  const page = pageWriter();
  page.form(42, 58, 'Closing Cost Details', { size: 14 });
  loanCosts(page, paper);
  otherCosts(page, paper);
  if (paper.cashBoxes) cashWithoutSeller(page, paper.estimate);
  else cashToClose(page, paper.estimate);
  if (paper.hasRateTables) rateTables(page);
  page.form(42, 774, 'LOAN ESTIMATE');
  page.form(570, 774, 'PAGE 2 OF 3 • LOAN ID # 123456789', { align: 'right' });
  return page.printed;
}

interface Column {
  readonly x: number;
  readonly amounts: number;
}

function row(
  page: PageWriter,
  { x, amounts }: Column,
  y: number,
  label: string,
  amount?: string,
): void {
  page.form(x, y, label);
  page.value(amounts, y, amount, { align: 'right' });
}

function title(
  page: PageWriter,
  { x, amounts }: Column,
  y: number,
  label: string,
  amount?: string,
): void {
  page.form(x, y, label, { size: 9 });
  page.value(amounts, y, amount, { align: 'right', size: 9 });
}

function lines(
  page: PageWriter,
  column: Column,
  y: number,
  fees: EstimatePaper['fees']['A'],
): void {
  fees.forEach(([name, amount], index) => {
    row(page, { ...column, x: column.x + 8 }, y + 11 * index, name, amount);
  });
}

function loanCosts(page: PageWriter, { estimate, fees }: EstimatePaper): void {
  page.form(left.x, 82, 'Loan Costs', { size: 10 });
  title(page, left, 98, 'A. Origination Charges', printedAmount(estimate.originationCharges));
  row(
    page,
    { ...left, x: 50 },
    109,
    fees.points ?? '% of Loan Amount (Points)',
    printedAmount(estimate.points),
  );
  lines(page, left, 120, fees.A);
  title(
    page,
    left,
    250,
    'B. Services You Cannot Shop For',
    printedAmount(estimate.servicesYouCannotShopFor),
  );
  lines(page, left, 261, fees.B);
  title(
    page,
    left,
    410,
    'C. Services You Can Shop For',
    printedAmount(estimate.servicesYouCanShopFor),
  );
  lines(page, left, 421, fees.C);
  title(page, left, 520, 'D. TOTAL LOAN COSTS (A + B + C)', printedAmount(estimate.totalLoanCosts));
}

function otherCosts(page: PageWriter, { estimate, fees }: EstimatePaper): void {
  page.form(right.x, 82, 'Other Costs', { size: 10 });
  title(
    page,
    right,
    98,
    'E. Taxes and Other Government Fees',
    printedAmount(estimate.taxesAndGovernmentFees),
  );
  lines(page, right, 109, fees.E);
  title(page, right, 142, 'F. Prepaids', printedAmount(estimate.prepaids));
  lines(page, right, 153, fees.F);
  title(
    page,
    right,
    208,
    'G. Initial Escrow Payment at Closing',
    printedAmount(estimate.initialEscrow),
  );
  lines(page, right, 219, fees.G);
  title(page, right, 274, 'H. Other', printedAmount(estimate.otherCosts));
  lines(page, right, 285, fees.H);
  title(
    page,
    right,
    318,
    'I. TOTAL OTHER COSTS (E + F + G + H)',
    printedAmount(estimate.totalOtherCosts),
  );
  title(page, right, 340, 'J. TOTAL CLOSING COSTS', printedAmount(estimate.totalClosingCosts));
  row(page, right, 352, 'D + I', printedAmount(estimate.loanAndOtherCosts));
  row(page, right, 363, 'Lender Credits', printedCredit(estimate.lenderCredits));
}

function cashToClose(page: PageWriter, estimate: LoanEstimate): void {
  page.form(right.x, 390, 'Calculating Cash to Close', { size: 10 });
  row(page, right, 406, 'Total Closing Costs (J)', printedAmount(estimate.totalClosingCosts));
  row(
    page,
    right,
    418,
    'Closing Costs Financed (Paid from your Loan Amount)',
    printedCredit(estimate.closingCostsFinanced),
  );
  row(page, right, 430, 'Down Payment/Funds from Borrower', printedAmount(estimate.downPayment));
  row(page, right, 442, 'Deposit', printedCredit(estimate.deposit));
  row(page, right, 454, 'Funds for Borrower', printedCredit(estimate.fundsForBorrower));
  row(page, right, 466, 'Seller Credits', printedCredit(estimate.sellerCredits));
  row(
    page,
    right,
    478,
    'Adjustments and Other Credits',
    printedAmount(estimate.adjustmentsAndOtherCredits),
  );
  title(page, right, 494, 'Estimated Cash to Close', printedAmount(estimate.cashToClose));
}

function cashWithoutSeller(page: PageWriter, estimate: LoanEstimate): void {
  page.form(right.x, 390, 'Calculating Cash to Close', { size: 10 });
  row(page, right, 406, 'Loan Amount', printedAmount(estimate.loanAmount));
  row(page, right, 418, 'Total Closing Costs (J)', printedCredit(estimate.totalClosingCosts));
  row(page, right, 430, 'Estimated Total Payoffs and Payments', printedCredit(estimate.payoffs));
  title(
    page,
    right,
    446,
    'Estimated Cash to Close',
    printedAmount(Math.abs(estimate.cashToClose ?? 0)),
  );
  borrowerBoxes(page, { x: 422, y: 446 }, estimate.cashToClose);
  row(page, right, 462, 'Estimated Closing Costs Financed');
  row(
    page,
    right,
    472,
    '(Paid from your Loan Amount)',
    printedAmount(estimate.closingCostsFinanced),
  );
}

/** Prints the tables for a loan with an adjustable rate. Their figures do not map to any field. */
function rateTables(page: PageWriter): void {
  page.form(left.x, 560, 'Adjustable Payment (AP) Table', { size: 10 });
  row(page, left, 576, 'Interest Only Payments?', 'YES for your first 60 payments');
  row(page, left, 588, 'First Change/Amount', '$1,028 – $1,359 at 61st payment');
  row(page, left, 600, 'Maximum Payment', '$2,068 starting at 169th payment');
  page.form(right.x, 560, 'Adjustable Interest Rate (AIR) Table', { size: 10 });
  row(page, right, 576, 'Index + Margin', 'MTA + 4%');
  row(page, right, 588, 'Initial Interest Rate', '4%');
  row(page, right, 600, 'Minimum/Maximum Interest Rate', '3.25%/12%');
}
