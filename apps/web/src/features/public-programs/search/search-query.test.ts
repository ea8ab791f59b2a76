import { expect, it } from 'vitest';
import { resultsOf } from './search-query.ts';

const nothing = { states: [], counties: [], programs: [] };
const wayne = { state: 'MI', county: 'Wayne County', city: null, zipcode: null };

it("links each county, city and ZIP Code to the county's page, and includes the visitor's ZIP Code in the link", () => {
  const counties = [
    wayne,
    { ...wayne, city: 'Detroit' },
    { ...wayne, city: 'Detroit', zipcode: '48219' },
  ];
  const address = '/programs/mi/wayne-county';
  expect(resultsOf({ ...nothing, counties })).toEqual([
    { address, title: 'Wayne County, Michigan', note: 'County' },
    { address, title: 'Detroit, Michigan', note: 'Wayne County' },
    {
      address: `${address}?zip=48219`,
      title: '48219, Detroit, Michigan',
      note: 'Wayne County',
    },
  ]);
});

it('links states and programs to their pages, states first', () => {
  const program = { slug: 'mi-mshda', fullName: 'MI 10K', agencyName: 'MSHDA' };
  expect(resultsOf({ ...nothing, states: ['MI'], programs: [program] })).toEqual([
    { address: '/programs/mi', title: 'Michigan', note: 'State' },
    { address: '/program/mi-mshda', title: 'MI 10K', note: 'MSHDA' },
  ]);
});
