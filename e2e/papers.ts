import type { Page } from '@playwright/test';
import { estimatePages } from '../apps/web/test/papers/estimate-paper.ts';
import { madePdf } from '../apps/web/test/papers/made-pdf.ts';
import { sampleEstimates } from '../apps/web/test/papers/sample-estimates.ts';

/** Returns a file with one of the made-up Loan Estimates. */
export async function paper(name: keyof typeof sampleEstimates, issued = '2026-11-19') {
  const { estimate, ...print } = sampleEstimates[name];
  const bytes = await madePdf(
    estimatePages({ ...print, estimate: { ...estimate, dateIssued: issued } }),
  );
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

/** Returns the field for choosing files, both before and after the first document is added. */
export function paperField(page: Page) {
  return page.getByLabel(/^(Choose a PDF|Add another form)$/);
}
