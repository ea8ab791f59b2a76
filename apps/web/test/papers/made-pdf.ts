import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { type Layout, type LayoutName, layouts } from './layouts.ts';
import type { PrintedPage, PrintedText } from './printed-text.ts';

/** The size of a US Letter page, in points. */
const [WIDTH, HEIGHT] = [612, 792];

const font = join(
  import.meta.dirname,
  '../../../../node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);

/** The password that protects the file. */
interface Protection {
  readonly password?: string;
}

/** Creates a PDF from the text of its pages, in the layout of one of several producers. */
export function madePdf(
  pages: readonly PrintedPage[],
  name: LayoutName = 'inOrder',
  { password }: Protection = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const layout: Layout = layouts[name];
  const isTurned = layout.sideways !== undefined;
  const size = isTurned ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const document = new PDFDocument({
    autoFirstPage: false,
    compress: layout.isCompressed,
    size,
    margin: 0,
    info: { CreationDate: new Date('2026-11-19') },
    ...(password && { userPassword: password, pdfVersion: '1.7' }),
  });
  const bytes = collected(document);
  for (const page of pages) {
    document.addPage();
    if (isTurned) document.transform(0, -1, 1, 0, 0, WIDTH);
    if (layout.sideways === 'turned-back')
      Object.assign(document.page.dictionary.data, { Rotate: 90 });
    for (const printed of layout.arranged(page)) draw(document, printed, layout);
  }
  document.end();
  return bytes;
}

function collected(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    document.on('data', (part) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
  });
}

/** Checkboxes are characters in the symbol font, because standard fonts have none. */
const boxes: Readonly<Record<string, string>> = { '☒': '8', '☐': 'o' };

function draw(document: PDFKit.PDFDocument, printed: PrintedText, layout: Layout): void {
  const { x, y, size, align } = printed;
  const box = boxes[printed.text];
  const text = box ?? printed.text;
  if (box) document.font('ZapfDingbats');
  else document.font(layout.embedsFont ? font : 'Helvetica');
  document.fontSize(size);
  const shares = { left: 0, center: 0.5, right: 1 } as const;
  const start = x - shares[align] * document.widthOfString(text);
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  if (!layout.drawsLetters) {
    document.text(text, start, y, options);
    return;
  }
  // Back to front, so that no reader can join the letters without their places.
  const letters = [...text].map((letter, index) => {
    const left = start + document.widthOfString([...text].slice(0, index).join(''));
    return { letter, left };
  });
  for (const { letter, left } of letters.toReversed()) {
    if (letter !== ' ') document.text(letter, left, y, options);
  }
}
