import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { afterEach, expect, it, vi } from 'vitest';
import { estimatePages } from '../../../../test/papers/estimate-paper.ts';
import { madePdf } from '../../../../test/papers/made-pdf.ts';
import { sampleEstimates } from '../../../../test/papers/sample-estimates.ts';
import { close, prepare, readPaper } from './read-paper.ts';

const { fha } = sampleEstimates;

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Node has no web workers, so each of these fakes uses one end of a message channel instead. */
abstract class ChannelWorker extends EventTarget {
  static readonly ended: ChannelWorker[] = [];
  protected readonly channel = new MessageChannel();
  constructor() {
    super();
    const pass = ({ data }: MessageEvent) =>
      this.dispatchEvent(new MessageEvent('message', { data }));
    this.channel.port1.addEventListener('message', pass);
    this.channel.port1.start();
  }
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.channel.port1.postMessage(message, transfer);
  }
  terminate(): void {
    ChannelWorker.ended.push(this);
    this.channel.port1.close();
  }
}

/** A worker that runs PDF.js at the other end of the channel. */
class ReadingWorker extends ChannelWorker {
  constructor() {
    super();
    WorkerMessageHandler.initializeFromPort(this.channel.port2);
    this.channel.port2.start();
  }
}

/** A worker that starts but never answers. */
class StuckWorker extends ChannelWorker {
  constructor() {
    super();
    this.channel.port2.postMessage('ready');
  }
}

/** A worker whose code does not load. */
class MissingWorker extends ChannelWorker {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

async function paper(): Promise<Blob> {
  return new Blob([await madePdf(estimatePages(fha))]);
}

it('reads files one after another with one worker, and terminates the worker when the reader closes', async () => {
  vi.stubGlobal('Worker', ReadingWorker);
  await prepare();
  const files = [await paper(), new Blob(['Hello']), await paper()];
  const readings = await Promise.all(files.map((file) => readPaper(file)));
  const estimate = { kind: 'loan-estimate', estimate: fha.estimate };
  expect(readings).toEqual([estimate, { kind: 'not-a-pdf' }, estimate]);
  const ended = ChannelWorker.ended.length;
  close();
  expect(ChannelWorker.ended).toHaveLength(ended + 1);
});

it('terminates a worker that does not respond, and reads the next file with a new worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('Worker', StuckWorker);
  const reading = readPaper(await paper());
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await reading).toEqual({ kind: 'too-slow' });
  vi.stubGlobal('Worker', ReadingWorker);
  expect(await readPaper(await paper())).toMatchObject({ kind: 'loan-estimate' });
});

it('reports that the reader is unavailable if its worker does not load', async () => {
  vi.stubGlobal('Worker', MissingWorker);
  expect(await readPaper(await paper())).toEqual({ kind: 'reader-unavailable' });
  await expect(prepare()).rejects.toThrow();
});

it('rejects a file larger than 25 MiB without reading it', async () => {
  const file = new Blob([new Uint8Array(25 * 1024 * 1024 + 1)]);
  expect(await readPaper(file)).toEqual({ kind: 'too-large', maxBytes: 25 * 1024 * 1024 });
});

it('reports a file that no longer exists as broken', async () => {
  const file = new Blob(['%PDF-1.7']);
  file.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
  expect(await readPaper(file)).toEqual({ kind: 'broken' });
});
