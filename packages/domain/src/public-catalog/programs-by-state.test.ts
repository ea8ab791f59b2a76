import { expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { programsByState } from './programs-by-state.ts';
import { programsOfState } from './state-programs.ts';

const inState = (state: string | null) => ({ scope: 'state', state }) as const;

it('counts each state’s own programs, and the national programs that serve it', () => {
  const programs = [
    sampleProgram(),
    sampleProgram({ id: 2, coverage: { exceptStates: ['MI'] } }),
    sampleProgram({ id: 3, coverage: inState('TX') }),
    sampleProgram({ id: 4, coverage: { scope: 'city', state: 'MI' } }),
    sampleProgram({ id: 5, coverage: { scope: 'county', state: 'MI' } }),
  ];
  expect(programsByState(programs, () => 300_000, today)).toMatchObject([
    { state: 'MI', own: 2, national: 1 },
    { state: 'TX', own: 1, national: 2 },
  ]);
});

it("starts with the same programs as the state's page, with the same facts", () => {
  const mi = { coverage: inState('MI') };
  const programs = [
    sampleProgram({ id: 1, ...mi, maxAmount: null, maxPercent: 5, percentOf: 'price' }),
    sampleProgram({ id: 2, ...mi, maxAmount: 50_000, status: 'paused' }),
    sampleProgram({ id: 3, ...mi, maxAmount: 40_000, closesOn: '2026-11-01' }),
    sampleProgram({ id: 4, ...mi, maxAmount: 5_000, statusCheckedOn: '2026-09-01' }),
    sampleProgram({ id: 5, ...mi, maxAmount: 20_000 }),
  ];
  const [michigan] = programsByState(programs, () => 300_000, today);
  const { statewide } = programsOfState(programs, 'MI', [], 300_000, today);
  expect(michigan?.first.map(({ id }) => id)).toEqual([3, 5, 1]);
  expect(statewide.slice(0, 3)).toMatchObject(michigan?.first ?? []);
});

it.each([
  [['2026-10-01', '2026-11-20', '2026-11-03'], '2026-11-20'],
  [['2026-11-21'], '2026-11-21'],
])('returns the last day on which we checked one of a state’s own programs', (days, checkedOn) => {
  const own = days.map((day, index) =>
    sampleProgram({ id: index + 1, coverage: inState('MI'), checkedOn: day }),
  );
  const national = sampleProgram({ id: 9, checkedOn: '2026-11-22' });
  expect(programsByState([...own, national], () => 300_000, today)[0]?.checkedOn).toBe(checkedOn);
});
