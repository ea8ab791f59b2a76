import { expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { programDetails } from '../programs/program-details.ts';
import { CatalogProgram } from './catalog-program.ts';

it.each([null, '', 'https://example.org/'])('accepts a program whose website is %j', (website) => {
  const program = CatalogProgram.parse({ ...sampleProgram(), website });
  expect(programDetails(program).website).toBe(website);
});

it.each(['example.org', 'javascript:alert(1)', ' '])('rejects the website %j', (website) => {
  expect(CatalogProgram.safeParse({ ...sampleProgram(), website }).success).toBe(false);
});
