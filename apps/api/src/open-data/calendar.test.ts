import { CatalogProgram } from '@latchkey/domain';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { madeUpBrand } from '../../test/made-up-brand.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { catalogOf } from '../programs/catalog.ts';
import { calendar } from './calendar.ts';

const [first] = shippedCatalog().programs.filter(({ coverage }) => coverage.state === 'MI');
const program = CatalogProgram.parse({
  ...first,
  slug: 'mi-first',
  fullName: `Help; for "Kent", Wayne \\ Ingham – ${'ʻāina '.repeat(20)}`.trim(),
  opensOn: '2027-01-04',
  closesOn: '2027-02-28',
  statusCheckedOn: '2026-11-20',
});
const site = {
  brand: madeUpBrand,
  siteUrl: 'https://www.harbor.example',
  catalog: catalogOf([program]),
};
const written = calendar('MI', site);
const [, , components] = ICAL.parse(written);
const events = new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent');

it('lists the first and last day of a funding round as all-day events', () => {
  expect(components.length).toBe(2);
  const read = events.map((event) => [
    event.getFirstPropertyValue('summary'),
    String(event.getFirstPropertyValue('dtstart')),
    event.getFirstPropertyValue('uid'),
    String(event.getFirstPropertyValue('dtstamp')),
  ]);
  expect(read).toEqual([
    [
      `${program.fullName} opens`,
      '2027-01-04',
      'mi-first-opens-2027-01-04@www.harbor.example',
      '2026-11-20T00:00:00Z',
    ],
    [
      `${program.fullName} closes`,
      '2027-02-28',
      'mi-first-closes-2027-02-28@www.harbor.example',
      '2026-11-20T00:00:00Z',
    ],
  ]);
});

it('breaks lines after at most 75 bytes, and never inside a character', () => {
  const lines = written.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.some((line) => Buffer.byteLength(line) > 70)).toBe(true);
  expect(written).not.toContain('\uFFFD');
  expect(written).not.toMatch(/[^\r]\n/);
});

it('returns a valid calendar for a state without funding rounds', () => {
  expect(new ICAL.Component(ICAL.parse(calendar('OH', site))).getAllSubcomponents()).toEqual([]);
});
