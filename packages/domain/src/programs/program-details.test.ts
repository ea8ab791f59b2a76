import { expect, it } from 'vitest';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { ProgramDetails, programDetails } from './program-details.ts';

it("returns a program's cap, rules, coverage and sources, but not its slug", () => {
  const program = sampleProgram({ maxAmount: null, maxPercent: 4, percentOf: 'price' });
  const details = programDetails(program, today);
  expect(ProgramDetails.parse(details)).toEqual(details);
  expect(details).toMatchObject({ maxAmount: null, maxPercent: 4, sources: program.sources });
  expect({ slug: program.slug, ...details }).toEqual(program);
  expect(details).not.toHaveProperty('slug');
});

it('does not show a closed round as open', () => {
  const round = sampleProgram({ status: 'open', closesOn: '2026-10-31' });
  expect(programDetails(round, '2026-10-31').status).toBe('open');
  expect(programDetails(round, '2026-11-01').status).toBe('unknown');
});
