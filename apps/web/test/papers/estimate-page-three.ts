import type { EstimatePaper } from './estimate-paper.ts';
import { type PrintedPage, pageWriter, printedAmount } from './printed-text.ts';

/** Page 3 of form H-24(A). */
export function estimatePageThree({ estimate }: EstimatePaper): PrintedPage {
  const page = pageWriter();
  page.form(42, 58, 'Additional Information About This Loan', { size: 14 });
  page.form(42, 80, 'LENDER');
  page.value(120, 80, 'Sample Savings Bank');
  page.form(322, 80, 'MORTGAGE BROKER');
  page.form(42, 92, 'NMLS/LICENSE ID');
  page.form(42, 104, 'LOAN OFFICER');
  page.value(120, 104, 'Joe Muster');
  page.form(42, 116, 'EMAIL');
  page.value(120, 116, 'joe@samplesavings.example');
  page.form(42, 140, 'Comparisons', { size: 11 });
  page.form(190, 140, 'Use these measures to compare this loan with other loans.');
  page.form(42, 164, 'In 5 Years', { size: 9 });
  page.value(190, 160, printedAmount(estimate.paidInFiveYears), { size: 9 });
  page.form(
    244,
    160,
    'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
  );
  page.value(190, 172, printedAmount(estimate.principalPaidInFiveYears), { size: 9 });
  page.form(244, 172, 'Principal you will have paid off.');
  page.form(42, 194, 'Annual Percentage Rate (APR)', { size: 9 });
  page.value(190, 194, `${estimate.apr}%`, { size: 9 });
  page.form(
    244,
    194,
    'Your costs over the loan term expressed as a rate. This is not your interest rate.',
  );
  page.form(42, 214, 'Total Interest Percentage (TIP)', { size: 9 });
  page.value(190, 214, `${estimate.tip}%`, { size: 9 });
  page.form(244, 214, 'The total amount of interest that you will pay over the loan term as a');
  page.form(244, 224, 'percentage of your loan amount.');
  page.form(42, 252, 'Other Considerations', { size: 11 });
  page.form(42, 272, 'Late Payment', { size: 9 });
  page.form(
    160,
    272,
    'If your payment is more than 15 days late, we will charge a late fee of 5% of the',
  );
  page.form(160, 282, 'monthly principal and interest payment.');
  page.form(42, 774, 'LOAN ESTIMATE');
  page.form(570, 774, 'PAGE 3 OF 3 • LOAN ID # 123456789', { align: 'right' });
  return page.printed;
}
