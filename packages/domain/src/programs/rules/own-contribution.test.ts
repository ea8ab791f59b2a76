import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import { notApplicable } from './not-applicable.ts';
import { ownContributionFinding } from './own-contribution.ts';

describe('ownContributionFinding', () => {
  it.each<[ProgramRules['minContribution'], number, string, string, number]>([
    [{ amount: 2_500 }, 2_499, 'not-met', 'short', 2_500],
    [{ amount: 2_500 }, 2_500, 'met', 'enough', 2_500],
    [{ percent: 1.75 }, 5_249, 'not-met', 'short', 5_250],
    [{ percent: 1.75 }, 5_250, 'met', 'enough', 5_250],
    [{ percent: 0 }, 1, 'met', 'enough', 0],
  ])(
    'compares the required contribution %o for a home of 300,000 with a down payment of %s',
    (minContribution, actual, verdict, reason, required) => {
      const program = sampleProgram({ rules: { minContribution } });
      const facts = { ...buyer, homePrice: 300_000, downPayment: actual };
      expect(ownContributionFinding(program, facts)).toEqual({
        rule: 'own-contribution',
        verdict,
        reason,
        required,
        actual,
      });
    },
  );

  it('does not apply if the program requires no contribution from the buyer', () => {
    const program = sampleProgram({ rules: { minContribution: null } });
    const finding = ownContributionFinding(program, { ...buyer, downPayment: 1 });
    expect(finding).toEqual(notApplicable('own-contribution'));
  });
});
