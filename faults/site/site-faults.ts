import { setTimeout as pause } from 'node:timers/promises';
import { pgbouncerVersion } from '@latchkey/api/testing';
import { buildWeb } from '../../scripts/build-web.ts';
import { asking, check, signedOut } from '../outages/check.ts';
import { publicPages } from '../outages/mix.ts';
import { undelivered } from '../outages/outage.ts';
import type { Outcome, Span } from '../outages/outcomes.ts';
import { underLoad } from '../outages/run.ts';
import { verdict } from '../outages/verdict.ts';
import { caddyVersion } from '../proxy/caddy.ts';
import { watchConnections } from './connections.ts';
import { startWholeSite, type WholeSite } from './whole-site.ts';

const STOPPED_MS = 60_000;
/**
 * Time for the site to recover after the database starts again, in milliseconds. The next restarts
 * begin after this time.
 */
const RECOVERY_MS = 15_000;

/**
 * Repeatedly restarts a whole site under a steady load, and stops its database for a minute between
 * the restarts.
 *
 * @param rate requests per second
 * @returns no rows if Caddy or PgBouncer is not installed
 */
export async function siteFaults(rate: number) {
  const versions = { Caddy: caddyVersion(), PgBouncer: pgbouncerVersion() };
  const missing = Object.entries(versions).filter(([, version]) => version === undefined);
  if (missing.length > 0) {
    console.log(`site: skipped, because ${missing.map(([name]) => name).join(' and ')} is missing`);
    return [];
  }
  const { Caddy, PgBouncer } = versions;
  console.log(`Caddy ${Caddy}, PgBouncer ${PgBouncer} in transaction mode`);
  // The load includes public pages.
  buildWeb();
  const site = await startWholeSite();
  try {
    return await struck(site, rate);
  } finally {
    const said = await site.stop();
    if (said.includes('"level":50')) console.log(said.slice(0, 5_000));
  }
}

interface Phase extends Span {
  readonly name: string;
  /** Whether requests that need the database may be refused. */
  readonly mayRefuse: boolean;
}

async function struck(site: WholeSite, rate: number) {
  const phases: Phase[] = [];
  const phase = async (name: string, work: () => Promise<void>, mayRefuse = false) => {
    const from = performance.now();
    await work();
    phases.push({ name, from, to: performance.now(), mayRefuse });
  };
  const strike = async () => {
    await phase('3 rolling restarts', () => site.rollingRestart());
    await phase('PostgreSQL stopped for 60 s', () => stopDatabase(site), true);
    await pause(RECOVERY_MS);
    await phase('3 more restarts', () => site.rollingRestart());
  };
  const ask = asking(site.cluster.address('postgres'));
  const connections = watchConnections(site.cluster.address('postgres'));
  const { ledger, users, sessions, span } = await underLoad(
    [site.address],
    strike,
    rate,
    publicPages,
  );
  console.log(`PostgreSQL: ${await connections.end()}`);
  const outcomes = [...users.outcomes];
  const gone = await signedOut(ledger, sessions);
  const late = await undelivered(ask);
  const { lost, twice } = await check(ledger, ask, site.mails);
  const whole = verdict('the whole run', outcomes, span, {
    lost: [...lost, ...gone, ...late],
    twice,
  });
  return [...phases.map((each) => rowOf(each, outcomes)), whole];
}

async function stopDatabase({ cluster }: WholeSite): Promise<void> {
  await cluster.kill();
  await pause(STOPPED_MS);
  await cluster.start();
}

/**
 * Returns the table row of a phase. Data that was lost appears only in the row for the whole run.
 */
function rowOf(phase: Phase, outcomes: readonly Outcome[]) {
  const end = phase.mayRefuse ? phase.to + RECOVERY_MS : phase.to;
  const during = outcomes.filter(({ sentAt }) => sentAt >= phase.from && sentAt < end);
  const row = verdict(phase.name, during, phase, { lost: [], twice: [] });
  return { ...row, met: row.met && (phase.mayRefuse || row.done === row.sent) };
}
