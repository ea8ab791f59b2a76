import { fileURLToPath } from 'node:url';
import { type Location, matchPrograms, type QuoteAnswers } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { loadLocations } from '../../apps/api/src/reference-data/locations.ts';

const folder = fileURLToPath(new URL('../reference', import.meta.url));
const { areaOf, counties } = loadReferenceData();
const catalog = loadCatalog();

const mostPopulous = new Map<string, Location>();
for (const location of loadLocations(folder, counties)) {
  if (!mostPopulous.has(location.state)) mostPopulous.set(location.state, location);
}

/** Three people on three quarters of HUD's low-income limit, a home of 3.5 times that, 4 % down. */
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

it('knows the 50 states and the District of Columbia', () => {
  expect(mostPopulous.size).toBe(51);
});

it.each([...mostPopulous.values()].map((home) => [home.state, home.zipcode, home] as const))(
  'has help of its own in %s for an ordinary first-time buyer in its largest ZIP, %s',
  (state, _, home) => {
    const { programs } = matchPrograms(catalog, ordinaryBuyer(home), areaOf(home));
    const ownIds = catalog.filter(({ coverage }) => coverage.state === state).map(({ id }) => id);
    const helpNow = programs.filter(
      ({ id, kind, status }) =>
        ownIds.includes(id) &&
        kind !== 'tax-credit' &&
        status !== 'paused' &&
        status !== 'waitlist',
    );
    expect(helpNow.map(({ fullName }) => fullName)).not.toEqual([]);
  },
);
