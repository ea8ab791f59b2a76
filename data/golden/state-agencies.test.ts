import { usState } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';

const catalog = loadCatalog();
const states = [...new Set(catalog.flatMap(({ coverage }) => coverage.state ?? []))];

it('has programs in every state and DC', () => {
  expect(states).toHaveLength(51);
});

it.each(states)('%s has an agency whose website is listed by one of its programs', (letters) => {
  const hosts = catalog
    .filter(({ coverage }) => coverage.state === letters)
    .flatMap(({ website }) => hostOf(website ?? '') ?? []);
  expect(hosts).toContain(hostOf(usState(letters)?.agencyWebsite ?? 'https://none'));
});

function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host.replace(/^www\./, '');
}
