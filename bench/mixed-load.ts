import { setTimeout as pause } from 'node:timers/promises';
import { httpClient } from './http-client.ts';
import type { Kind, Send } from './mix.ts';

/** Number of concurrent calls that keeps two processes busy. */
const AT_ONCE = 64;
/** Number of connections for calls at a fixed rate. */
const CONNECTIONS = 256;

/** Results for one kind of call. */
export interface Outcome {
  readonly milliseconds: number[];
  /** Calls without a 2xx response. */
  errors: number;
}

export type Outcomes = ReadonlyMap<string, Outcome>;

export interface MixedLoad {
  /** Sends the next call as soon as one completes. @returns calls per second */
  fastest(seconds: number): Promise<number>;
  /**
   * Sends at a fixed rate, without waiting for responses. Latency counts from the scheduled time, so it
   * includes time spent waiting for slow calls.
   */
  steady(perSecond: number, seconds: number): Promise<Outcomes>;
}

/** Sends shuffled calls of every kind to several servers in turn. */
export function mixedLoad(addresses: readonly string[], kinds: readonly Kind[]): MixedLoad {
  const deck = shuffled(kinds);
  let turn = 0;
  const next = (): { kind: Kind; address: string } => {
    const kind = deck[turn % deck.length];
    const address = addresses[turn % addresses.length];
    turn += 1;
    if (!kind || address === undefined) throw new RangeError('There are no calls or no servers');
    return { kind, address };
  };

  async function run(send: Send, kind: Kind, due: number, outcomes: Map<string, Outcome>) {
    const outcome = outcomes.get(kind.route) ?? { milliseconds: [], errors: 0 };
    outcomes.set(kind.route, outcome);
    const status = await kind.run(send).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status < 200 || status > 299) outcome.errors += 1;
    outcome.milliseconds.push(performance.now() - due);
  }

  return {
    async fastest(seconds) {
      const client = httpClient(AT_ONCE);
      const outcomes = new Map<string, Outcome>();
      const start = performance.now();
      const end = start + seconds * 1_000;
      const sendOn = async () => {
        for (let now = start; now < end; now = performance.now()) {
          const { kind, address } = next();
          await run((call) => client.send(address, call), kind, now, outcomes);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
      client.close();
      const answered = [...outcomes.values()].reduce(
        (sum, { milliseconds, errors }) => sum + milliseconds.length - errors,
        0,
      );
      return (answered * 1_000) / (performance.now() - start);
    },
    async steady(perSecond, seconds) {
      const client = httpClient(CONNECTIONS);
      const outcomes = new Map<string, Outcome>();
      const underWay = new Set<Promise<void>>();
      const start = performance.now();
      for (let sent = 0; sent < perSecond * seconds; ) {
        const due = start + (sent * 1_000) / perSecond;
        if (due > performance.now()) {
          await pause(1);
          continue;
        }
        sent += 1;
        const { kind, address } = next();
        const one = run((call) => client.send(address, call), kind, due, outcomes);
        underWay.add(one);
        void one.then(() => underWay.delete(one));
      }
      await Promise.all(underWay);
      client.close();
      return outcomes;
    },
  };
}

/** A thousand calls. Each kind has its share, spread evenly. */
function shuffled(kinds: readonly Kind[]): Kind[] {
  return kinds
    .flatMap((kind) =>
      Array.from({ length: kind.perMille }, (_, index) => ({
        kind,
        at: (index + 0.5) / kind.perMille,
      })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind }) => kind);
}
