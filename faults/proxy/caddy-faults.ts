import { setTimeout as pause } from 'node:timers/promises';
import { asking, check, signedOut } from '../outages/check.ts';
import { undelivered } from '../outages/outage.ts';
import { underLoad } from '../outages/run.ts';
import { verdict } from '../outages/verdict.ts';
import { caddyVersion } from './caddy.ts';
import { type ProxiedSite, startProxiedSite } from './proxied-site.ts';

const RESTARTS = 20;
const KILLS = 10;
const MAX_LIFE_MS = 2_000;

/**
 * Restarts and kills servers behind Caddy under a steady load.
 *
 * @param rate requests per second
 * @returns no rows if Caddy is not installed
 */
export async function caddyFaults(rate: number) {
  const version = caddyVersion();
  if (version === undefined) {
    console.log('caddy: skipped, because Caddy is not installed');
    return [];
  }
  const restarts = await struck(`${RESTARTS} rolling restarts, Caddy ${version}`, rolling, rate);
  const kills = await struck(`${KILLS} times kill -9, Caddy ${version}`, killing, rate);
  return [
    { ...restarts, met: restarts.done === restarts.sent && isWhole(restarts) },
    // Responses may be slow, because one server handles the whole load while the other one starts.
    { ...kills, met: kills.wrong === 0 && isWhole(kills) },
  ];
}

function isWhole({ sent, lost, twice }: Awaited<ReturnType<typeof struck>>): boolean {
  return sent > 0 && lost + twice === 0;
}

async function rolling({ restart }: ProxiedSite): Promise<void> {
  for (let count = 0; count < RESTARTS; count += 1) await restart(count % 2, 'SIGTERM');
}

async function killing({ restart }: ProxiedSite): Promise<void> {
  for (let count = 0; count < KILLS; count += 1) {
    await pause(Math.random() * MAX_LIFE_MS);
    await restart(count % 2, 'SIGKILL');
  }
}

async function struck(name: string, strike: (site: ProxiedSite) => Promise<void>, rate: number) {
  const site = await startProxiedSite();
  try {
    const run = await underLoad([site.address], () => strike(site), rate);
    const outcomes = [...run.users.outcomes];
    const ask = asking(site.cluster.address('postgres'));
    const gone = await signedOut(run.ledger, run.sessions);
    const late = await undelivered(ask);
    const { lost, twice } = await check(run.ledger, ask, site.mails);
    return verdict(name, outcomes, run.span, { lost: [...lost, ...gone, ...late], twice });
  } finally {
    const said = await site.stop();
    if (said.includes('"level":')) console.log(said.slice(0, 5_000));
  }
}
