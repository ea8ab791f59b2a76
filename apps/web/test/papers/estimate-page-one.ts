import type { LoanEstimate } from '@latchkey/domain/loan-estimate';
import type { EstimatePaper } from './estimate-paper.ts';
import {
  type PageWriter,
  type PrintedPage,
  pageWriter,
  printedAmount,
  printedDate,
} from './printed-text.ts';

const [LEFT, LEFT_VALUE, RIGHT, RIGHT_VALUE] = [42, 110, 322, 392];

/** Returns page 1 of form H-24(A). The people and the address are fictional. */
export function estimatePageOne(paper: EstimatePaper): PrintedPage {
  const page = pageWriter();
  page.value(LEFT, 48, 'SAMPLE SAVINGS BANK', { size: 14 });
  page.value(LEFT, 62, '4321 Main Street • Somecity, MI 48201');
  page.form(322, 48, 'Save this Loan Estimate to compare with your Closing Disclosure.');
  page.form(LEFT, 92, 'Loan Estimate', { size: 20 });
  facts(page, paper);
  terms(page, paper);
  payments(page, paper);
  costs(page, paper);
  page.form(
    LEFT,
    750,
    'Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.',
  );
  page.form(LEFT, 774, 'LOAN ESTIMATE');
  page.form(570, 774, 'PAGE 1 OF 3 • LOAN ID # 123456789', { align: 'right' });
  return page.printed;
}

const priceLabels = {
  'sale-price': 'SALE PRICE',
  'appraised-value': 'APPRAISED PROP. VALUE',
  'estimated-value': 'EST. PROP. VALUE',
} as const;

function facts(page: PageWriter, { estimate, product }: EstimatePaper): void {
  page.form(LEFT, 112, 'DATE ISSUED');
  page.value(LEFT_VALUE, 112, printedDate(estimate.dateIssued));
  page.form(LEFT, 124, 'APPLICANTS');
  page.value(LEFT_VALUE, 124, 'Ana Muster and Ben Muster');
  page.value(LEFT_VALUE, 134, '123 Anywhere Street, Unit 2');
  page.value(LEFT_VALUE, 144, 'Anytown, MI 48202');
  page.form(LEFT, 158, 'PROPERTY');
  page.value(LEFT_VALUE, 158, '456 Somewhere Avenue');
  page.value(LEFT_VALUE, 168, 'Anytown, MI 48201');
  page.form(LEFT, 182, priceLabels[estimate.priceKind ?? 'sale-price']);
  page.value(LEFT_VALUE + 40, 182, printedAmount(estimate.salePrice));
  page.form(RIGHT, 92, 'LOAN TERM');
  page.value(RIGHT_VALUE, 92, printedTerm(estimate.termMonths));
  page.form(RIGHT, 103, 'PURPOSE');
  page.value(RIGHT_VALUE, 103, printedPurpose(estimate.purpose));
  page.form(RIGHT, 114, 'PRODUCT');
  product.forEach((line, index) => {
    page.value(RIGHT_VALUE, 114 + 10 * index, line);
  });
  page.form(RIGHT, 136, 'LOAN TYPE');
  checkBoxes(page, 136, estimate.loanType);
  page.form(RIGHT, 147, 'LOAN ID #');
  page.value(RIGHT_VALUE, 147, '123456789');
  rateLock(page, estimate);
}

function printedTerm(months: number | undefined): string {
  if (months === undefined) return '';
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return rest === 0 ? `${years} years` : `${years} years, ${rest} months`;
}

function printedPurpose(purpose: LoanEstimate['purpose']): string {
  if (purpose === 'home-equity') return 'Home Equity Loan';
  return purpose ? `${purpose.slice(0, 1).toUpperCase()}${purpose.slice(1)}` : '';
}

const typeNames = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  other: 'USDA-RHS',
} as const;

function checkBoxes(page: PageWriter, y: number, chosen: LoanEstimate['loanType']): void {
  const places = { conventional: 392, fha: 458, va: 494, other: 524 } as const;
  for (const type of ['conventional', 'fha', 'va', 'other'] as const) {
    page.value(places[type], y, type === chosen ? 'x' : '');
    const name = type === 'other' && chosen !== 'other' ? '_______' : typeNames[type];
    page.form(places[type] + 10, y, name);
  }
}

function rateLock(page: PageWriter, estimate: LoanEstimate): void {
  const { rateLocked, rateLockedUntil, costsExpire } = estimate;
  page.form(RIGHT, 158, 'RATE LOCK');
  page.value(RIGHT_VALUE, 158, rateLocked === false ? 'x' : '');
  page.form(RIGHT_VALUE + 10, 158, 'NO');
  page.value(430, 158, rateLocked ? 'x' : '');
  page.form(440, 158, 'YES, until');
  page.value(478, 158, rateLocked ? `${printedDate(rateLockedUntil)} at 5:00 p.m. EDT` : '');
  page.form(
    RIGHT_VALUE,
    168,
    'Before closing, your interest rate, points, and lender credits can',
    { size: 6 },
  );
  page.form(RIGHT_VALUE, 175, 'change unless you lock the interest rate. All other estimated', {
    size: 6,
  });
  page.form(RIGHT_VALUE, 182, 'closing costs expire on', { size: 6 });
  page.value(460, 182, costsExpire && `${printedDate(costsExpire)} at 5:00 p.m. EDT`, { size: 6 });
}

function terms(page: PageWriter, { estimate, increases }: EstimatePaper): void {
  page.form(LEFT, 208, 'Loan Terms', { size: 11 });
  page.form(RIGHT, 208, 'Can this amount increase after closing?');
  page.form(LEFT, 226, 'Loan Amount', { size: 9 });
  page.value(210, 226, printedAmount(estimate.loanAmount), { size: 9 });
  page.value(RIGHT, 226, 'NO');
  page.form(LEFT, 246, 'Interest Rate', { size: 9 });
  page.value(210, 246, `${estimate.rate}%`, { size: 9 });
  page.value(RIGHT, 246, estimate.rateCanIncrease ? 'YES' : 'NO');
  increases.forEach((line, index) => {
    page.value(RIGHT + 34, 246 + 9 * index, line);
  });
  page.form(LEFT, 278, 'Monthly Principal & Interest', { size: 9 });
  page.form(LEFT, 288, 'See Projected Payments below for your', { size: 6 });
  page.form(LEFT, 295, 'Estimated Total Monthly Payment', { size: 6 });
  page.value(210, 278, printedAmount(estimate.principalAndInterest, true), { size: 9 });
  page.value(RIGHT, 278, estimate.rateCanIncrease ? 'YES' : 'NO');
  page.form(RIGHT, 310, 'Does the loan have these features?');
  page.form(LEFT, 326, 'Prepayment Penalty', { size: 9 });
  const penalty = 'As high as $3,240 if you pay off the loan during the first 2 years';
  page.value(RIGHT, 326, estimate.prepaymentPenalty ? 'YES' : 'NO');
  page.value(RIGHT + 34, 326, estimate.prepaymentPenalty ? `• ${penalty}` : '');
  page.form(LEFT, 346, 'Balloon Payment', { size: 9 });
  page.value(RIGHT, 346, estimate.balloonPayment ? 'YES' : 'NO');
}

function payments(page: PageWriter, { estimate, finalPayment }: EstimatePaper): void {
  const columns = estimate.payments ?? [];
  const count = columns.length + (finalPayment ? 1 : 0);
  const centers = Array.from({ length: count }, (_, index) => 215 + ((index + 0.5) * 355) / count);
  page.form(LEFT, 372, 'Projected Payments', { size: 11 });
  page.form(LEFT, 390, 'Payment Calculation', { size: 9 });
  page.form(LEFT, 410, 'Principal & Interest', { size: 9 });
  page.form(LEFT, 434, 'Mortgage Insurance', { size: 9 });
  page.form(LEFT, 456, 'Estimated Escrow', { size: 9 });
  page.form(LEFT, 464, 'Amount can increase over time', { size: 6 });
  page.form(LEFT, 486, 'Estimated Total', { size: 9 });
  page.form(LEFT, 497, 'Monthly Payment', { size: 9 });
  columns.forEach((column, index) => {
    const center = centers[index] ?? 0;
    const years =
      column.fromYear === column.toYear
        ? `Year ${column.fromYear}`
        : `Years ${column.fromYear}-${column.toYear}`;
    page.value(center, 390, years, { align: 'center', size: 9 });
    range(page, { center, y: 410 }, column.principalAndInterest, { cents: true, sign: '' });
    range(page, { center, y: 434 }, column.mortgageInsurance, { cents: false, sign: '+' });
    range(page, { center, y: 456 }, column.escrow, { cents: false, sign: '+' });
    range(page, { center, y: 492 }, column.total, { cents: false, sign: '' });
  });
  const last = centers.at(-1) ?? 0;
  for (const [y, text] of [
    [390, 'Final Payment'],
    [410, finalPayment],
    [434, '+ —'],
    [456, '+ —'],
    [492, finalPayment],
  ] as const) {
    page.value(last, y, finalPayment && text, { align: 'center', size: 9 });
  }
  taxes(page, estimate);
}

interface Cell {
  readonly center: number;
  readonly y: number;
}

function range(
  page: PageWriter,
  { center, y }: Cell,
  amounts: { min: number; max: number } | undefined,
  { cents, sign }: { cents: boolean; sign: string },
): void {
  if (!amounts) return;
  const { min, max } = amounts;
  const plain = (amount: number) => printedAmount(amount, cents).replace('$', sign ? '' : '$');
  page.form(center - 32, y, sign);
  if (min !== max) {
    page.value(center, y - 5, `${printedAmount(min)} min`, { align: 'center' });
    page.value(center, y + 5, `${printedAmount(max)} max`, { align: 'center' });
  } else page.value(center, y, max === 0 ? '—' : plain(max), { align: 'center', size: 9 });
}

function taxes(page: PageWriter, estimate: LoanEstimate): void {
  page.form(LEFT, 524, 'Estimated Taxes, Insurance', { size: 9 });
  page.form(LEFT, 535, '& Assessments', { size: 9 });
  page.form(LEFT, 544, 'Amount can increase over time', { size: 6 });
  page.value(215, 530, printedAmount(estimate.taxesAndInsurance), { size: 9 });
  page.value(215, 540, 'a month', { size: 9 });
  page.form(RIGHT, 522, 'This estimate includes');
  page.form(500, 522, 'In escrow?');
  page.value(RIGHT, 534, 'x');
  page.form(RIGHT + 10, 534, 'Property Taxes');
  page.value(500, 534, estimate.propertyTaxesInEscrow ? 'YES' : 'NO');
  page.value(RIGHT, 545, 'x');
  page.form(RIGHT + 10, 545, 'Homeowner’s Insurance');
  page.value(500, 545, estimate.homeownersInsuranceInEscrow ? 'YES' : 'NO');
  page.form(RIGHT + 10, 556, 'Other:');
  page.form(
    RIGHT,
    568,
    'See Section G on page 2 for escrowed property costs. You must pay for other',
    { size: 6 },
  );
  page.form(RIGHT, 575, 'property costs separately.', { size: 6 });
}

function costs(page: PageWriter, { estimate, cashBoxes }: EstimatePaper): void {
  page.form(LEFT, 602, 'Costs at Closing', { size: 11 });
  page.form(LEFT, 624, 'Estimated Closing Costs', { size: 9 });
  page.value(210, 624, printedAmount(estimate.closingCostsOnPageOne), { size: 9 });
  page.form(RIGHT, 624, 'Includes');
  page.value(356, 624, printedAmount(estimate.loanCostsOnPageOne));
  page.form(390, 624, 'in Loan Costs +');
  page.value(450, 624, printedAmount(estimate.otherCostsOnPageOne));
  page.form(486, 624, 'in Other Costs –');
  page.value(RIGHT, 634, printedAmount(estimate.lenderCreditsOnPageOne));
  page.form(348, 634, 'in Lender Credits. See page 2 for details.');
  page.form(LEFT, 658, 'Estimated Cash to Close', { size: 9 });
  const cash = estimate.cashToCloseOnPageOne;
  page.value(210, 658, printedAmount(cashBoxes ? Math.abs(cash ?? 0) : cash), { size: 9 });
  if (cashBoxes) borrowerBoxes(page, { x: 252, y: 658 }, cash);
  page.form(
    RIGHT + 40,
    658,
    'Includes Closing Costs. See Calculating Cash to Close on page 2 for',
    { size: 6 },
  );
  page.form(RIGHT + 40, 665, 'details.', { size: 6 });
}

/** Prints the checkboxes for a transaction without a seller: form H-24(G). */
export function borrowerBoxes(
  page: PageWriter,
  { x, y }: { x: number; y: number },
  cash: number | undefined,
): void {
  const goesToBuyer = (cash ?? 0) < 0;
  page.value(x, y, goesToBuyer ? '☐' : '☒');
  page.form(x + 10, y, 'From');
  page.value(x + 32, y, goesToBuyer ? '☒' : '☐');
  page.form(x + 42, y, 'To Borrower');
}
