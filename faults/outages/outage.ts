import { setTimeout as pause } from 'node:timers/promises';
import { type Balancer, balancer } from './balancer.ts';
import { asking, check, signedOut, waiting } from './check.ts';
import type { Kind } from './kinds.ts';
import { newLedger } from './ledger.ts';
import { mix } from './mix.ts';
import { complaints, summary } from './outcomes.ts';
import { type Site, startSite } from './site.ts';
import { steadyLoad } from './steady-load.ts';

const SECOND = 1_000;
const PEOPLE = 40;
/** How long all goes well first, and how long it is watched afterwards. */
const [BEFORE, AFTER] = [3 * SECOND, 10 * SECOND];
/** How long the last mails may take. */
const PATIENCE = 60 * SECOND;

/** The most that users may meet. */
const bounds = {
  /** A server answers within 8 s; the rest is for a machine that does everything at once. */
  slowest: 10_000,
  /** What needs no database is as fast as ever, in milliseconds. */
  free: 1_000,
  recovery: 5,
};

/**
 * Has a fault strike a site under a steady load, and gives what became of it.
 *
 * @param rate requests in a second
 */
export async function outage(kind: Kind, rate: number) {
  const site = await startSite();
  let row: Awaited<ReturnType<typeof struck>>;
  try {
    row = await struck(kind, site, rate);
  } finally {
    site.cluster.goOn();
    const said = await site.stop();
    if (said.includes('"level":')) console.log(said.slice(0, 5_000));
  }
  return row;
}

async function struck(kind: Kind, site: Site, rate: number) {
  const ledger = newLedger();
  const users: Balancer = balancer(site.addresses);
  const { sessions, next } = mix(ledger, users);
  await Promise.all(Array.from({ length: PEOPLE }, sessions.signUp));

  const load = steadyLoad(next, rate);
  await pause(BEFORE);
  const from = performance.now();
  await kind.strike(site, users);
  const to = performance.now();
  await pause(AFTER);
  await load.stop();

  const outcomes = [...users.outcomes];
  const gone = await signedOut(ledger, sessions);
  const ask = asking(site.cluster.address('postgres'));
  const end = performance.now() + PATIENCE;
  while ((await waiting(ask)) > 0 && performance.now() < end) await pause(250);
  const undelivered = await waiting(ask);
  const { lost, twice } = await check(ledger, ask, site.mails);
  lost.push(...gone);

  for (const line of [...complaints(outcomes), ...lost.slice(0, 5), ...twice.slice(0, 5)]) {
    console.log(`${kind.name}: ${line}`);
  }
  const met = summary(outcomes, { from, to });
  return {
    fault: kind.name,
    ...met,
    'mails late': undelivered,
    lost: lost.length,
    twice: twice.length,
    met:
      met.done > 0 &&
      met.wrong === 0 &&
      met['free refused'] === 0 &&
      met['slowest, ms'] < bounds.slowest &&
      met['free, 99 %, ms'] < bounds.free &&
      met['recovery, s'] < bounds.recovery &&
      undelivered + lost.length + twice.length === 0,
  };
}
