import { fileURLToPath } from 'node:url';
import { type Location, matchPrograms, type QuoteAnswers } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadLocations } from '../../apps/api/src/reference-data/locations.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { derivedOn } from './context.ts';

const folder = fileURLToPath(new URL('../reference', import.meta.url));
const { areaOf, counties } = shippedReference();
const catalog = loadCatalog();

const mostPopulous = new Map<string, Location>();
for (const location of loadLocations(folder, counties)) {
  if (!mostPopulous.has(location.state)) mostPopulous.set(location.state, location);
}

/**
 * Returns the answers of a household of three whose income is 75% of HUD's low-income limit. The
 * price is 3.5 times the income, and the down payment is 4% of the price.
 */
function ordinaryBuyer(homeLocation: Location): QuoteAnswers {
  const limit = areaOf(homeLocation).income?.lowIncomeLimits[2] ?? Number.NaN;
  const householdIncome = Math.round(limit * 0.75);
  const homePrice = Math.round(householdIncome * 3.5);
  return {
    homeType: 'single-family',
    homePlan: 'primary',
    homeLocation,
    homePrice,
    householdIncome,
    downPayment: Math.round(homePrice * 0.04),
    creditScore: 'good',
    housingStatus: true,
    householdSize: 3,
    veteranStatus: false,
    profession: [],
  };
}

it('covers the 50 states and the District of Columbia', () => {
  expect(mostPopulous.size).toBe(51);
});

it('finds state or local assistance for a typical buyer in the largest ZIP Code of every state', () => {
  expect([...mostPopulous.values()].flatMap(faultsIn)).toEqual([]);
});

/** Returns one line for each expectation that the programs at this location do not meet. */
function faultsIn(home: Location): string[] {
  const { state } = home;
  const buyer = ordinaryBuyer(home);
  const matches = matchPrograms(catalog, buyer, areaOf(home), derivedOn, sampleProduct);
  const { programs, defaultId } = matches;
  const ownIds = catalog.filter(({ coverage }) => coverage.state === state).map(({ id }) => id);
  const helpNow = programs.filter(
    ({ id, kind, status }) =>
      ownIds.includes(id) && kind !== 'tax-credit' && !['paused', 'waitlist'].includes(status),
  );
  const most = Math.max(...helpNow.map(({ maxAmount }) => maxAmount));
  const first = programs.find(({ id }) => id === defaultId);
  const faults = [
    !(most >= 1_000) && 'has no program of $1,000 or more with money now',
    !(first?.verdict === 'match' && typeof first.maxAmount === 'number') && 'has no default',
    !programs.every(({ id }) => isHereOf(id, state)) && 'shows programs of other states',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${state} ${fault}`);
}

/** Whether a program serves this state or the whole country. */
function isHereOf(id: number, state: string): boolean {
  const home = catalog.find((program) => program.id === id)?.coverage.state;
  return home === state || home === null;
}
