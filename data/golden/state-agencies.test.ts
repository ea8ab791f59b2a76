import { usState } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';

const catalog = loadCatalog();
const states = [...new Set(catalog.flatMap(({ coverage }) => coverage.state ?? []))];

it('contains programs in every state and DC', () => {
  expect(states).toHaveLength(51);
});

it('lists the website of each state’s agency in at least one of the state’s programs', () => {
  const missing = states.filter((letters) => {
    const hosts = catalog
      .filter(({ coverage }) => coverage.state === letters)
      .map(({ website }) => hostOf(website ?? ''));
    return !hosts.includes(hostOf(usState(letters)?.agencyWebsite ?? 'https://none'));
  });
  expect(missing).toEqual([]);
});

function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host.replace(/^www\./, '');
}
