import { describe, expect, it } from 'vitest';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { edgeCheck, edgeFaults, limitedPrograms } from './income-edges.ts';

describe('the income limits of a program page', () => {
  const programs = limitedPrograms();

  it('are the highest incomes that meet the rule, for 40 programs and each household size', () => {
    expect(programs.flatMap(edgeFaults)).toEqual([]);
    expect(new Set(programs.map(({ program }) => program.slug)).size).toBe(40);
  });

  it('include limits in dollars, by household size, by county and as a percentage', () => {
    const kinds = programs.flatMap(({ program }) => Object.keys(program.rules.maxIncome ?? {}));
    expect(kinds).toEqual(
      expect.arrayContaining(['limit', 'byHouseholdSize', 'byCounty', 'percentAmi']),
    );
  });

  it('match the result on the proof page', () => {
    const { incomeEdges } = shippedReference().tests;
    expect(incomeEdges, 'run `node data/proof/main.ts`').toEqual(edgeCheck(programs));
  });
});
