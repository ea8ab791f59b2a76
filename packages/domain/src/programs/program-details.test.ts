import { expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { ProgramDetails, programDetails } from './program-details.ts';

it("has a program's cap, rules, coverage and sources, but not its slug", () => {
  const program = sampleProgram({ maxAmount: null, maxPercent: 4, percentOf: 'price' });
  const details = programDetails(program);
  expect(ProgramDetails.parse(details)).toEqual(details);
  expect(details).toMatchObject({ maxAmount: null, maxPercent: 4, sources: program.sources });
  expect({ slug: program.slug, ...details }).toEqual(program);
  expect(details).not.toHaveProperty('slug');
});
