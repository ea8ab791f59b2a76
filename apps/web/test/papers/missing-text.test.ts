import { readPaperText, type TextPage } from '@latchkey/domain/loan-estimate';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '@/features/loan-estimate/reader/pdf-pages.ts';
import { type EstimatePaper, estimatePages } from './estimate-paper.ts';
import { changedFigures } from './figures.ts';
import { madePdf } from './made-pdf.ts';
import { sampleEstimates } from './sample-estimates.ts';

const papers: (readonly [string, EstimatePaper])[] = Object.entries(sampleEstimates);

async function textOf(paper: EstimatePaper): Promise<TextPage[]> {
  const loading = getDocument({ data: await madePdf(estimatePages(paper)), verbosity: 0 });
  const pages = await pagesOf(await loading.promise);
  await loading.destroy();
  return pages;
}

describe.each(papers)('the text of a Loan Estimate: %s', (_, paper) => {
  it('reads the pieces of text with the same result in any order', async () => {
    const pages = await textOf(paper);
    const orders = fc.tuple(
      ...pages.map((page) => fc.shuffledSubarray([...page], { minLength: page.length })),
    );
    fc.assert(
      fc.property(orders, (shuffled) => {
        const { estimate } = paper;
        expect(readPaperText(shuffled)).toEqual({ kind: 'loan-estimate', estimate });
      }),
      { numRuns: 10, seed: 43 },
    );
  });

  it('never reads a different figure when pieces of text are missing', async () => {
    const pages = await textOf(paper);
    const parts = fc.tuple(
      ...pages.map((page) => fc.subarray([...page], { minLength: page.length - 12 })),
    );
    fc.assert(
      fc.property(parts, (left) => {
        const reading = readPaperText(left);
        if (reading.kind !== 'loan-estimate') return;
        expect(changedFigures(reading.estimate, paper.estimate)).toEqual([]);
      }),
      { numRuns: process.env.FULL ? 2000 : 50, seed: 43 },
    );
  });
});
