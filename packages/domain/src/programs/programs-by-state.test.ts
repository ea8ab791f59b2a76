import { expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { programsByState } from './programs-by-state.ts';

const inState = (state: string | null) => ({ scope: 'state', state }) as const;

it('counts each state’s own programs, and the national programs that serve it', () => {
  const programs = [
    sampleProgram(),
    sampleProgram({ id: 2, coverage: { exceptStates: ['MI'] } }),
    sampleProgram({ id: 3, coverage: inState('TX') }),
    sampleProgram({ id: 4, coverage: { scope: 'city', state: 'MI' } }),
    sampleProgram({ id: 5, coverage: { scope: 'county', state: 'MI' } }),
  ];
  expect(programsByState(programs, today)).toMatchObject([
    { state: 'MI', own: 2, national: 1 },
    { state: 'TX', own: 1, national: 2 },
  ]);
});

it('lists three of a state’s own programs, with available, current and large programs first', () => {
  const mi = { coverage: inState('MI') };
  const programs = [
    sampleProgram({ id: 1, ...mi, maxAmount: null, maxPercent: 5, percentOf: 'price' }),
    sampleProgram({ id: 2, ...mi, maxAmount: 50_000, status: 'paused' }),
    sampleProgram({ id: 3, ...mi, maxAmount: 40_000, confidence: 'low' }),
    sampleProgram({ id: 4, ...mi, maxAmount: 5_000 }),
    sampleProgram({ id: 5, ...mi, maxAmount: 20_000 }),
  ];
  const [michigan] = programsByState(programs, today);
  expect(michigan?.first.map(({ id }) => id)).toEqual([5, 4, 1]);
  expect(michigan?.first.at(-1)).toEqual({
    id: 1,
    slug: 'us-sample-grant',
    agencyName: 'Sample Agency',
    programName: 'Sample Grant',
    maxAmount: null,
    maxPercent: 5,
    status: 'open',
    checkedOn: '2026-11-21',
  });
});

it("uses the last tier's amount, and ranks tiers below programs with a single amount", () => {
  const tier = { maxPercent: null, percentOf: null, says: 'One amount.' };
  const tiers = [
    { ...tier, when: { targetedArea: true as const }, maxAmount: 60_000 },
    { ...tier, when: {}, maxAmount: 30_000 },
  ];
  const programs = [
    sampleProgram({ id: 1, coverage: inState('MI'), maxAmount: 60_000, tiers }),
    sampleProgram({ id: 2, coverage: inState('MI') }),
  ];
  expect(programsByState(programs, today)[0]?.first).toMatchObject([
    { id: 2, maxAmount: 10_000 },
    { id: 1, maxAmount: 30_000 },
  ]);
});

it.each([
  ['a round that has closed', { closesOn: '2026-11-01' }],
  ['an open round that no recent source confirms', { statusCheckedOn: '2026-09-01' }],
])('shows the status of %s as unknown', (_, changes) => {
  const program = sampleProgram({ coverage: inState('MI'), ...changes });
  expect(programsByState([program], today)[0]?.first[0]?.status).toBe('unknown');
});
