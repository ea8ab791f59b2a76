import type { LoanEstimate } from '@latchkey/domain/loan-estimate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { pagesOf } from '@/features/loan-estimate/reader/pdf-pages.ts';
import { readPdf } from '@/features/loan-estimate/reader/read-pdf.ts';
import { damaged } from './damage-file.ts';
import { type EstimatePaper, estimatePages } from './estimate-paper.ts';
import { changedFigures } from './figures.ts';
import { layoutNames } from './layouts.ts';
import { madePdf } from './made-pdf.ts';
import { sampleEstimates } from './sample-estimates.ts';

const FILES_EACH = 40;
const papers: EstimatePaper[] = Object.values(sampleEstimates);
const readable = ['loan-estimate', 'no-text', 'other-paper'];

it('never throws for 200 broken files, and never invents a figure', async () => {
  const kinds = new Set<string>();
  const invented: string[] = [];
  for (const [index, layout] of layoutNames.slice(0, papers.length).entries()) {
    const paper = papers[index] ?? sampleEstimates.fha;
    const original = await madePdf(estimatePages(paper), layout);
    for (let seed = index * FILES_EACH; seed < (index + 1) * FILES_EACH; seed += 1) {
      const bytes = damaged(original, seed);
      const reading = await readPdf(bytes.slice());
      kinds.add(reading.kind);
      if (reading.kind !== 'loan-estimate') continue;
      const changed = await changedFields(reading.estimate, { paper, bytes });
      invented.push(...changed.map((field) => `${layout} ${seed}: ${field}`));
    }
  }
  expect(invented).toEqual([]);
  expect(
    [...kinds].filter((kind) => kind !== 'broken').every((kind) => readable.includes(kind)),
  ).toBe(true);
  expect(kinds).toContain('broken');
  expect(kinds).toContain('loan-estimate');
});

/**
 * Returns the fields that differ from the original. Ignores amounts that appear in the damaged file
 * itself. An uncompressed file has no checksum, so the reader cannot detect a changed digit.
 */
async function changedFields(
  estimate: LoanEstimate,
  { paper, bytes }: { paper: EstimatePaper; bytes: Uint8Array<ArrayBuffer> },
): Promise<string[]> {
  const changed = changedFigures(estimate, paper.estimate);
  if (changed.length === 0) return [];
  const printed = await printedIn(bytes);
  return changed.flatMap(([name, value]) => {
    const digits = typeof value === 'number' ? value.toLocaleString('en-US') : undefined;
    return digits && printed.includes(digits) ? [] : [`${name} is ${value}`];
  });
}

async function printedIn(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const loading = getDocument({ data: bytes, verbosity: 0, useSystemFonts: true });
  const pages = await pagesOf(await loading.promise);
  await loading.destroy();
  return pages
    .flat()
    .map(({ text }) => text)
    .join(' ');
}
