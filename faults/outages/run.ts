import { setTimeout as pause } from 'node:timers/promises';
import { steadyLoad } from '../../bench/steady-load.ts';
import { type Balancer, balancer } from './balancer.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { mix } from './mix.ts';
import type { Span } from './outcomes.ts';
import type { Sessions } from './sessions.ts';

const SECOND = 1_000;
const PEOPLE = 40;
/** How long the load runs before the fault and after it, in milliseconds. */
const [BEFORE, AFTER] = [3 * SECOND, 10 * SECOND];

/** The results of a run under load. */
export interface Run {
  readonly ledger: Ledger;
  readonly users: Balancer;
  readonly sessions: Sessions;
  readonly span: Span;
}

/**
 * Causes a fault in servers under a steady load.
 *
 * @param strike causes the fault, then ends it
 * @param rate requests per second
 * @param pages paths of pages that users also open
 */
export async function underLoad(
  addresses: readonly string[],
  strike: () => Promise<void>,
  rate: number,
  pages: readonly string[] = [],
): Promise<Run> {
  const ledger = newLedger();
  const users = balancer(addresses);
  const { sessions, next } = mix(ledger, users, pages);
  while (ledger.people.length < PEOPLE) await sessions.signUp();

  const load = steadyLoad(next, rate);
  await pause(BEFORE);
  const from = performance.now();
  await strike();
  const to = performance.now();
  await pause(AFTER);
  await load.stop();
  return { ledger, users, sessions, span: { from, to } };
}
