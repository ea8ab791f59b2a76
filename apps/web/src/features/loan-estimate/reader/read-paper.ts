import type { PaperReading } from '@latchkey/domain/loan-estimate';
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from './read-pdf.ts';

/** A scanned document can be several megabytes. */
const MAX_BYTES = 25 * 1024 * 1024;

/** A slow phone reads three pages in about a second. */
const MAX_MILLISECONDS = 20_000;

interface StartedWorker {
  readonly thread: Worker;
  readonly pdf: PDFWorker;
  /** Resolves once the worker's code has loaded. Rejects if it cannot load. */
  readonly loaded: Promise<void>;
}

let started: StartedWorker | undefined;
let lastReading: Promise<unknown> = Promise.resolve();

/**
 * Loads the worker, so that later reading needs no network connection. Rejects if it cannot load.
 */
export async function prepare(): Promise<void> {
  started ??= startedWorker();
  try {
    await started.loaded;
  } catch (error) {
    close();
    throw error;
  }
}

/** Terminates the worker and discards all its data about files. */
export function close(): void {
  started?.pdf.destroy();
  started?.thread.terminate();
  started = undefined;
}

/**
 * Reads a file on this device. Sends and stores nothing, and never rejects. Reads one file at a
 * time, each with its own limits on size, pages and time.
 */
export function readPaper(
  file: Blob,
  { password }: { readonly password?: string } = {},
): Promise<PaperReading> {
  const reading = lastReading.then(() => readOne(file, password));
  lastReading = reading;
  return reading;
}

async function readOne(file: Blob, password: string | undefined): Promise<PaperReading> {
  if (file.size > MAX_BYTES) return { kind: 'too-large', maxBytes: MAX_BYTES };
  const bytes = await bytesOf(file);
  if (!bytes) return { kind: 'broken' };
  try {
    await prepare();
  } catch {
    return { kind: 'reader-unavailable' };
  }
  return withTimeLimit(readPdf(bytes, { password, ...(started && { worker: started.pdf }) }));
}

/**
 * Returns undefined if the file is gone, for example because it was on a USB drive that was
 * removed.
 */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Terminates a worker that takes too long. The next file gets a new worker. */
async function withTimeLimit(reading: Promise<PaperReading>): Promise<PaperReading> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<PaperReading>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'too-slow' }), MAX_MILLISECONDS);
  });
  const first = await Promise.race([reading, limit]);
  clearTimeout(timer);
  if (first.kind === 'too-slow') close();
  return first;
}

function startedWorker(): StartedWorker {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const loaded = new Promise<void>((resolve, reject) => {
    // The first message of PDF.js says that its code runs.
    thread.addEventListener('message', () => resolve(), { once: true });
    thread.addEventListener('error', () => reject(new Error('The worker for PDFs did not load')));
  });
  return { thread, pdf: PDFWorker.create({ port: thread }), loaded };
}
