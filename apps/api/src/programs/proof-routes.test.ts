import { readdirSync, readFileSync } from 'node:fs';
import { showProof } from '@latchkey/contract';
import { CatalogProgram } from '@latchkey/domain';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { shippedCatalog, shippedReference } from '../../test/test-data.ts';
import { type Catalog, catalogOf } from './catalog.ts';
import { proofRoutes } from './proof-routes.ts';

const folder = new URL('../../../../data/', import.meta.url);
const now = new Date('2026-11-24T23:59:00Z');

async function proofOf(catalog: Catalog) {
  const app = Fastify();
  proofRoutes(app, { catalog, reference: shippedReference(), clock: () => now });
  return showProof.answer.parse((await app.inject(showProof.path)).json()).data;
}

/** Reads the shipped programs without the server's own code. */
function readShipped(): CatalogProgram[] {
  const files = readdirSync(new URL('programs/', folder)).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const text = readFileSync(new URL(`programs/${file}`, folder), 'utf8');
    return z.array(CatalogProgram).parse(JSON.parse(text));
  });
}

/** Whether a day is fewer than 90 days before November 24, 2026. */
const isRecent = (date: string | null) => date !== null && date > '2026-08-26';

/** Counts programs independently, without code from the domain package. */
function recount(programs: readonly CatalogProgram[]) {
  const host = (address: string | null) =>
    new URL(address || 'https://none.invalid').host.replace('www.', '');
  const dateOf = (date: string) => (date.length === 10 ? date : `${date}-01-01`.slice(0, 10));
  const isOpen = ({ status, closesOn }: CatalogProgram) =>
    status === 'open' && (closesOn ?? '9999') >= '2026-11-24';
  const open = programs.filter(isOpen);
  return {
    programs: programs.length,
    ownSource: programs.filter(({ website, sources }) =>
      sources.some(({ url }) => host(url) === host(website) || host(url).endsWith('.gov')),
    ).length,
    recentlyDated: programs.filter(({ sources }) =>
      sources.some(({ asOf }) => asOf !== null && isRecent(dateOf(asOf))),
    ).length,
    recentlyChecked: programs.filter(({ checkedOn }) => isRecent(checkedOn)).length,
    knownFunding:
      open.length + programs.filter(({ status }) => /paused|waitlist/.test(status)).length,
    confirmedFunding: [
      ...open,
      ...programs.filter(({ status }) => /paused|waitlist/.test(status)),
    ].filter(({ statusCheckedOn }) => (statusCheckedOn ?? '') >= '2026-10-25').length,
    open: open.length,
    confirmedOpen: open.filter(({ statusCheckedOn }) => (statusCheckedOn ?? '') >= '2026-10-25')
      .length,
  };
}

describe('GET /proof', () => {
  it('returns the same counts as a recount of the shipped files, in total and by state', async () => {
    const shipped = readShipped();
    const { countedOn, catalog, states } = await proofOf(shippedCatalog());
    expect(countedOn).toBe('2026-11-24');
    expect(catalog).toEqual(recount(shipped));
    for (const { state, ...counts } of states) {
      const own = shipped.filter(({ coverage }) => (coverage.state ?? 'US') === state);
      expect(counts, state).toEqual(recount(own));
    }
    expect(states.reduce((sum, { programs }) => sum + programs, 0)).toBe(shipped.length);
  });

  it('counts the same counties and residents without a local program as the shipped tables do', async () => {
    const served = readShipped()
      .filter(({ coverage }) => coverage.scope !== 'state' && coverage.scope !== 'national')
      .flatMap(({ coverage }) => coverage.counties);
    const [, ...rows] = readFileSync(new URL('reference/zip-codes.tsv', folder), 'utf8')
      .trimEnd()
      .split('\n');
    let people = 0;
    let peopleWithout = 0;
    for (const row of rows) {
      const [, , population, parts = ''] = row.split('\t');
      for (const part of parts.split(',')) {
        const [fips = '', share = 1] = part.split(':');
        people += Number(population) * Number(share);
        if (!served.includes(fips)) peopleWithout += Number(population) * Number(share);
      }
    }
    const { localGap } = await proofOf(shippedCatalog());
    expect(localGap).toEqual({
      counties: 3_144,
      without: 3_144 - new Set(served).size,
      people: Math.round(people),
      peopleWithout: Math.round(peopleWithout),
    });
  });

  it('counts a changed program immediately, and excludes hidden programs', async () => {
    const [first, second] = shippedCatalog().programs;
    if (!first || !second) throw new Error('The shipped catalog is empty');
    const edited: CatalogProgram = { ...first, status: 'paused', sources: [] };
    const site = catalogOf([edited, second], {
      hiddenAs: ({ slug }) => (slug === second.slug ? 'program' : null),
    });
    expect((await proofOf(site)).catalog).toMatchObject({
      programs: 1,
      ownSource: 0,
      recentlyDated: 0,
      knownFunding: 1,
      open: 0,
    });
  });
});
