import {
  type PaperReading,
  readPaperText,
  type UnreadablePaper,
} from '@latchkey/domain/loan-estimate';
import type { PDFWorker } from 'pdfjs-dist';
import {
  getDocument,
  PasswordException,
  PasswordResponses,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isDamaged } from './damage.ts';
import { pagesOf } from './pdf-pages.ts';

/** A Loan Estimate has three pages, but lenders often send it in one file with other documents. */
const MAX_PAGES = 60;

/** A PDF may have other bytes before its first line. */
const START_BYTES = 1024;

interface ReadOptions {
  readonly password?: string | undefined;
  /**
   * The worker that reads the file. If it is missing, as in tests, PDF.js reads the file in this
   * thread.
   */
  readonly worker?: PDFWorker;
}

/**
 * Reads a Loan Estimate from the bytes of a PDF. Never throws, and needs no network.
 *
 * @param bytes the file. Its buffer is transferred to the worker, so it is empty afterward
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { password, worker }: ReadOptions = {},
): Promise<PaperReading> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, START_BYTES));
  if (!start.includes('%PDF-')) return { kind: 'not-a-pdf' };
  if (await isDamaged(bytes)) return { kind: 'broken' };
  const loading = getDocument({
    ...settings,
    data: bytes,
    ...(password !== undefined && { password }),
    ...(worker && { worker }),
  });
  try {
    const document = await loading.promise;
    const pages = document.numPages;
    if (pages > MAX_PAGES) return { kind: 'too-many-pages', pages, max: MAX_PAGES };
    return readPaperText(await pagesOf(document));
  } catch (error) {
    return failureOf(error);
  } finally {
    // A worker that ended in between has nothing left to release.
    await loading.destroy().catch(() => undefined);
  }
}

/**
 * PDF.js loads no other files. If a font or character map is not in the PDF, we do not find the
 * text that uses it. PDF.js has no code path that evaluates text as a program.
 */
const settings = {
  verbosity: VerbosityLevel.ERRORS,
  useSystemFonts: true,
  useWorkerFetch: false,
  useWasm: false,
  disableFontFace: true,
  disableAutoFetch: true,
  disableRange: true,
  disableStream: true,
  enableXfa: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  maxImageSize: 0,
} as const;

function failureOf(error: unknown): UnreadablePaper {
  if (!(error instanceof PasswordException)) return { kind: 'broken' };
  const isWrong = error.code === PasswordResponses.INCORRECT_PASSWORD;
  return { kind: isWrong ? 'wrong-password' : 'password-needed' };
}
