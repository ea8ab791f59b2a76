import { expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { localGap } from './local-gap.ts';

const people = new Map([
  ['48453', 1_000.4],
  ['48491', 500.3],
  ['48021', 100.3],
]);

it('counts the counties that no county or city program serves, and their residents', () => {
  const programs = [
    sampleProgram({ coverage: { scope: 'county', state: 'TX', counties: ['48453'] } }),
    sampleProgram({ coverage: { scope: 'city', state: 'TX', counties: ['48453', '48491'] } }),
  ];
  expect(localGap(programs, people)).toEqual({
    counties: 3,
    without: 1,
    people: 1_601,
    peopleWithout: 100,
  });
});

it('does not treat state and national programs as local', () => {
  const programs = [
    sampleProgram(),
    sampleProgram({ coverage: { scope: 'state', state: 'TX', counties: ['48453'] } }),
  ];
  expect(localGap(programs, people)).toMatchObject({ without: 3, peopleWithout: 1_601 });
});

it('includes paused local programs', () => {
  const paused = sampleProgram({
    coverage: { scope: 'county', state: 'TX', counties: ['48453'] },
    status: 'paused',
  });
  expect(localGap([paused], people).without).toBe(2);
});
