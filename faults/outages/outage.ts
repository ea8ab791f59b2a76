import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, asking, check, signedOut, waiting } from './check.ts';
import { underLoad } from './run.ts';
import { type Site, startSite } from './site.ts';
import { verdict } from './verdict.ts';

/** Time limit for the remaining emails, in milliseconds. */
const TIMEOUT_MS = 60_000;

const FREEZE_MS = 20_000;

/**
 * Freezes the PostgreSQL database that two servers share.
 *
 * @param rate requests per second
 * @returns the table row for this fault
 */
export async function frozenDatabase(rate: number) {
  const site = await startSite();
  try {
    return await struck(site, rate);
  } finally {
    site.cluster.goOn();
    const said = await site.stop();
    if (said.includes('"level":')) console.log(said.slice(0, 5_000));
  }
}

async function struck({ addresses, cluster, mails }: Site, rate: number) {
  const strike = async () => {
    cluster.hold();
    await pause(FREEZE_MS);
    cluster.goOn();
  };
  const { ledger, users, sessions, span } = await underLoad(addresses, strike, rate);
  const outcomes = [...users.outcomes];
  const ask = asking(cluster.address('postgres'));
  const gone = await signedOut(ledger, sessions);
  const late = await undelivered(ask);
  const { lost, twice } = await check(ledger, ask, mails);
  return verdict('PostgreSQL freezes for 20 s', outcomes, span, {
    lost: [...lost, ...gone, ...late],
    twice,
  });
}

/**
 * Waits for deliveries after a fault.
 *
 * @returns the deliveries that did not complete in time
 */
export async function undelivered(ask: Ask): Promise<string[]> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    if ((await waiting(ask)).length === 0) return [];
    await pause(250);
  }
  return waiting(ask);
}
