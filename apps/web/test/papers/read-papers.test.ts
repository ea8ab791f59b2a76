import { LoanEstimate } from '@latchkey/domain/loan-estimate';
import { describe, expect, it } from 'vitest';
import { readPdf } from '@/features/loan-estimate/reader/read-pdf.ts';
import { type EstimatePaper, estimatePages } from './estimate-paper.ts';
import { layoutNames } from './layouts.ts';
import { madePdf } from './made-pdf.ts';
import { closingDisclosurePage, feeSheetPage, letterPage } from './other-papers.ts';
import { sampleEstimates } from './sample-estimates.ts';

const { fha, conventional } = sampleEstimates;
const papers: (readonly [string, EstimatePaper])[] = Object.entries(sampleEstimates);

describe.each(layoutNames)('a Loan Estimate with the layout %s', (layout) => {
  it.each(papers)('has every figure of the form, exactly: %s', async (_, paper) => {
    const bytes = await madePdf(estimatePages(paper), layout);
    const { estimate } = paper;
    expect(await readPdf(bytes)).toEqual({ kind: 'loan-estimate', estimate });
  });
});

it('has sample documents that together contain every field', () => {
  const filled = new Set(papers.flatMap(([, { estimate }]) => Object.keys(estimate)));
  expect(Object.keys(LoanEstimate.shape).filter((name) => !filled.has(name))).toEqual([]);
});

describe('readPdf', () => {
  it('does not keep names, addresses or loan numbers', async () => {
    const reading = await readPdf(await madePdf(estimatePages(fha)));
    expect(JSON.stringify(reading)).not.toMatch(/muster|street|avenue|123456789|savings/i);
  });

  it('finds the pages of a Loan Estimate among other pages, in any order', async () => {
    const [one, two, three] = estimatePages(fha);
    const pages = [letterPage(), three, two, closingDisclosurePage(), one].flatMap((page) =>
      page ? [page] : [],
    );
    const { estimate } = fha;
    expect(await readPdf(await madePdf(pages))).toEqual({ kind: 'loan-estimate', estimate });
  });

  it('reads page 1 alone, and leaves the figures of the other pages empty', async () => {
    const reading = await readPdf(await madePdf(estimatePages(fha).slice(0, 1)));
    const figures = reading.kind === 'loan-estimate' ? reading.estimate : {};
    expect(figures).toMatchObject({ loanAmount: 125_750, cashToCloseOnPageOne: 26_400 });
    expect(figures).not.toHaveProperty('totalClosingCosts');
    expect(figures).not.toHaveProperty('apr');
  });

  it('rejects the pages of two different Loan Estimates', async () => {
    const pages = [...estimatePages(fha), ...estimatePages(conventional)];
    expect(await readPdf(await madePdf(pages))).toEqual({ kind: 'several-loan-estimates' });
  });

  it('identifies a Closing Disclosure, a fee sheet and any other document', async () => {
    const kindOf = async (page: ReturnType<typeof letterPage>) =>
      (await readPdf(await madePdf([page]))).kind;
    expect(await kindOf(closingDisclosurePage())).toBe('closing-disclosure');
    expect(await kindOf(feeSheetPage())).toBe('fee-sheet');
    expect(await kindOf(letterPage())).toBe('other-paper');
  });

  it('reports that a scan has no text', async () => {
    expect(await readPdf(await madePdf([[], [], []]))).toEqual({ kind: 'no-text' });
  });

  it('requests the password of a protected file, and reads the file with the correct password', async () => {
    const protectedFile = () => madePdf(estimatePages(fha), 'inOrder', { password: 'sesame' });
    expect(await readPdf(await protectedFile())).toEqual({ kind: 'password-needed' });
    const wrong = await readPdf(await protectedFile(), { password: 'open' });
    expect(wrong).toEqual({ kind: 'wrong-password' });
    const right = await readPdf(await protectedFile(), { password: 'sesame' });
    expect(right).toEqual({ kind: 'loan-estimate', estimate: fha.estimate });
  });

  it('rejects a file with 500 pages', async () => {
    const pages = Array.from({ length: 500 }, letterPage);
    const reading = await readPdf(await madePdf(pages));
    expect(reading).toEqual({ kind: 'too-many-pages', pages: 500, max: 60 });
  });

  it.each(['', 'Loan Amount $162,000', '<!doctype html><title>Loan Estimate</title>'])(
    'says that a file is no PDF: %j',
    async (text) => {
      expect(await readPdf(new TextEncoder().encode(text))).toEqual({ kind: 'not-a-pdf' });
    },
  );

  it('reports that a file is broken if it contains only the first line of a PDF', async () => {
    expect(await readPdf(new TextEncoder().encode('%PDF-1.7\n'))).toEqual({ kind: 'broken' });
  });
});
