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

/** A Loan Estimate has three pages. Lenders send it with other papers in one file. */
const MAX_PAGES = 60;

/** A PDF may have other bytes before its first line. */
const START_BYTES = 1024;

interface ReadOptions {
  readonly password?: string | undefined;
  /** The worker that reads the file. Without one, as in tests, PDF.js reads it in this thread. */
  readonly worker?: PDFWorker;
}

/**
 * Reads a paper from the bytes of a PDF. Never throws, and needs no network.
 *
 * @param bytes the file. The worker takes it over, so it is empty afterwards
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
 * PDF.js loads nothing: fonts and character maps that a file does not contain stay unknown, and
 * their text is not found. It has no code path that evaluates text as a program.
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
