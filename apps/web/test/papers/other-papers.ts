import { type PrintedPage, pageWriter } from './printed-text.ts';

/** Returns page 1 of a Closing Disclosure, form H-25(A). */
export function closingDisclosurePage(): PrintedPage {
  const page = pageWriter();
  page.form(42, 48, 'Closing Disclosure', { size: 20 });
  page.form(
    250,
    44,
    'This form is a statement of final loan terms and closing costs. Compare this',
  );
  page.form(250, 54, 'document with your Loan Estimate.');
  page.form(42, 80, 'Closing Information', { size: 10 });
  page.form(42, 92, 'Date Issued');
  page.value(120, 92, '4/15/2026');
  page.form(42, 102, 'Closing Date');
  page.value(120, 102, '4/15/2026');
  page.form(42, 112, 'Disbursement Date');
  page.form(42, 122, 'Settlement Agent');
  page.form(42, 152, 'Sale Price');
  page.value(120, 152, '$180,000');
  page.form(400, 92, 'Loan Term');
  page.value(460, 92, '30 years');
  page.form(42, 208, 'Loan Terms', { size: 11 });
  page.form(42, 226, 'Loan Amount', { size: 9 });
  page.value(210, 226, '$162,000', { size: 9 });
  page.form(42, 372, 'Projected Payments', { size: 11 });
  page.form(42, 602, 'Costs at Closing', { size: 11 });
  page.form(42, 658, 'Cash to Close', { size: 9 });
  page.value(210, 658, '$14,147', { size: 9 });
  page.form(42, 774, 'CLOSING DISCLOSURE');
  page.form(570, 774, 'PAGE 1 OF 5 • LOAN ID # 123456789', { align: 'right' });
  return page.printed;
}

/** Returns a page with a list of fees, which some lenders send before a Loan Estimate. */
export function feeSheetPage(): PrintedPage {
  const page = pageWriter();
  page.form(42, 48, 'Initial Fees Worksheet', { size: 16 });
  page.form(
    42,
    70,
    'This is not a commitment to lend. Your actual rate, payment, and costs could be higher.',
  );
  for (const [index, [name, amount]] of fees.entries()) {
    page.form(42, 110 + 14 * index, name);
    page.value(400, 110 + 14 * index, amount, { align: 'right' });
  }
  return page.printed;
}

const fees = [
  ['Loan Amount', '$162,000'],
  ['Interest Rate', '3.875%'],
  ['Origination Charges', '$1,802'],
  ['Appraisal Fee', '$405'],
  ['Total Estimated Funds Needed to Close', '$16,054'],
] as const;

/** Returns a page without any of the text on the forms. */
export function letterPage(): PrintedPage {
  const page = pageWriter();
  page.form(
    42,
    48,
    'Thank you for your application. We will send you the papers within three days.',
  );
  page.form(42, 60, 'Please call us with any question about your loan.');
  return page.printed;
}
