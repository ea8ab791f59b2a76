import type { Direction, TextPage, TextRun } from '@latchkey/domain/loan-estimate';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Maximum number of text items on a page that can be part of the form. */
const MAX_RUNS = 20_000;

/**
 * Returns the text of all pages. Each text item has its position on the page as a viewer shows it.
 */
export async function pagesOf(document: PDFDocumentProxy): Promise<TextPage[]> {
  const pages: TextPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await textOf(page));
    page.cleanup();
  }
  return pages;
}

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

async function textOf(page: PDFPageProxy): Promise<TextPage> {
  const { items } = await page.getTextContent();
  if (items.length > MAX_RUNS) return [];
  // The viewport turns the page as the file says, and starts at the top left.
  const { transform } = page.getViewport({ scale: 1 });
  return items.flatMap((item) => runOf(item, transform));
}

function runOf(item: Item, view: readonly number[]): TextRun[] {
  if (!('str' in item) || item.str.trim() === '') return [];
  const [a, b, c, d, x, y] = Util.transform(view, item.transform).map(Number);
  const direction = directionOf(Math.atan2(b ?? 0, a ?? 0));
  if (direction === undefined || x === undefined || y === undefined) return [];
  const height = Math.hypot(c ?? 0, d ?? 0);
  return [{ text: item.str, x, y, width: item.width, height, direction }];
}

/** Maximum slant of text, as a fraction of a quarter turn. */
const MAX_LEAN = 0.05;

/**
 * Returns the text's direction, rounded to a quarter turn. Undefined for slanted text, such as
 * DRAFT across a page.
 */
function directionOf(angle: number): Direction | undefined {
  const turns = angle / (Math.PI / 2);
  if (Math.abs(turns - Math.round(turns)) > MAX_LEAN) return undefined;
  return ([0, 90, 180, 270] as const)[(Math.round(turns) + 4) % 4];
}
