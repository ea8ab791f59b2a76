import { type PriceSweep, priceBuyer, priceSweep } from '@latchkey/domain/price';
import { austin, sampleAnswers, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import type { SweepMessage } from './sweep-request.ts';
import { type SweepRequest, sweepRunner } from './sweep-runner.ts';

const limits = { conformingLimits: null, fhaLimits: null };

function requestWith(have: number): SweepRequest {
  const answers = { ...sampleAnswers(), homeLocation: austin, have, otherDebts: 0, dues: null };
  const buyer = priceBuyer(answers, limits, sampleProduct);
  return { key: String(have), helps: [], buyer, guide: { kind: 'fha' } };
}

/** A worker that does not handle its messages until the test replies to them. */
class ManualWorker extends EventTarget {
  readonly posted: SweepMessage[] = [];
  isTerminated = false;
  postMessage(message: SweepMessage): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: PriceSweep): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  get sweeps(): number[] {
    return this.posted.flatMap((one) => (one.kind === 'sweep' ? [one.inputs.buyer.have] : []));
  }
}

/** Returns a runner with its worker, and the keys of the requests that received a result. */
function started() {
  const worker = new ManualWorker();
  const done: string[] = [];
  const runner = sweepRunner(worker, (_, { key }) => done.push(key));
  const { buyer, guide } = requestWith(1);
  const sweep = priceSweep(buyer, [], guide);
  return { worker, runner, done, sweep };
}

it('runs only the latest of the requests that arrive during a sweep', () => {
  const { worker, runner, done, sweep } = started();
  for (const have of [1_000, 2_000, 3_000, 4_000]) runner.ask(requestWith(have));
  expect(worker.sweeps).toEqual([1_000]);
  worker.answer(sweep);
  expect(worker.sweeps).toEqual([1_000, 4_000]);
  worker.answer(sweep);
  expect(done).toEqual(['1000', '4000']);
  expect(worker.sweeps).toEqual([1_000, 4_000]);
});

it('sends the programs only when they change', () => {
  const { worker, runner, sweep } = started();
  const { helps, ...rest } = requestWith(5_000);
  runner.ask({ ...rest, helps });
  worker.answer(sweep);
  runner.ask({ ...rest, helps });
  worker.answer(sweep);
  runner.ask({ ...rest, helps: [] });
  expect(worker.posted.map(({ kind }) => kind)).toEqual([
    'helps',
    'sweep',
    'sweep',
    'helps',
    'sweep',
  ]);
});

it('runs the sweep in the page if the worker fails to load', async () => {
  const worker = new ManualWorker();
  const found = new Promise<PriceSweep>((resolve) => {
    sweepRunner(worker, resolve).ask(requestWith(20_000));
  });
  worker.dispatchEvent(new Event('error'));
  const { buyer, guide } = requestWith(20_000);
  expect(await found).toEqual(priceSweep(buyer, [], guide));
});

it('returns no result after it is stopped', () => {
  const { worker, runner, done, sweep } = started();
  runner.ask(requestWith(1_000));
  runner.stop();
  worker.answer(sweep);
  expect(worker.isTerminated).toBe(true);
  expect(done).toEqual([]);
});
