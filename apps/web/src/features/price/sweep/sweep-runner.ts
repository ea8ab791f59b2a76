import type { PricedHelp } from '@latchkey/domain';
import { type PriceSweep, priceSweep } from '@latchkey/domain/price';
import type { SweepAnswer, SweepInputs, SweepMessage } from './sweep-request.ts';

/** A request for a sweep. Two requests with the same `key` have the same result. */
export interface SweepRequest extends SweepInputs {
  readonly key: string;
  readonly helps: readonly PricedHelp[];
}

/** The part of a worker that the runner uses. */
export type SweepWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** Runs one sweep at a time. */
export interface SweepRunner {
  /**
   * Starts a sweep. If one is running, the new sweep waits for it to end, and replaces any other
   * waiting request.
   */
  ask(request: SweepRequest): void;
  stop(): void;
}

/**
 * Creates a runner. If several requests arrive during a sweep, only the last one runs next. If the
 * worker fails, sweeps run in the page.
 *
 * @param onSweep called with each result and its request
 */
export function sweepRunner(
  worker: SweepWorker,
  onSweep: (sweep: PriceSweep, request: SweepRequest) => void,
): SweepRunner {
  let running: SweepRequest | null = null;
  let waiting: SweepRequest | null = null;
  let sent: readonly PricedHelp[] | null = null;
  let isBroken = false;

  const post = (message: SweepMessage) => worker.postMessage(message);
  const start = (request: SweepRequest) => {
    running = request;
    const { helps, buyer, guide } = request;
    if (isBroken) return sweepInPage(request);
    if (helps !== sent) post({ kind: 'helps', helps });
    sent = helps;
    post({ kind: 'sweep', inputs: { buyer, guide } });
  };
  const finish = (sweep: PriceSweep) => {
    const [done, next] = [running, waiting];
    running = null;
    waiting = null;
    if (done) onSweep(sweep, done);
    if (next) start(next);
  };
  const sweepInPage = ({ buyer, helps, guide }: SweepRequest) =>
    finish(priceSweep(buyer, helps, guide));
  const onMessage = ({ data }: MessageEvent<SweepAnswer>) => finish(data);
  const onError = () => {
    isBroken = true;
    if (running) sweepInPage(running);
  };
  worker.addEventListener('message', onMessage);
  worker.addEventListener('error', onError);
  return {
    ask(request) {
      if (running) waiting = request;
      else start(request);
    },
    stop() {
      running = null;
      waiting = null;
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      worker.terminate();
    },
  };
}
