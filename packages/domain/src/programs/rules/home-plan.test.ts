import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import { HomePlan } from '../../quote/choices.ts';
import { homePlanFinding } from './home-plan.ts';
import { notApplicable } from './not-applicable.ts';

describe('homePlanFinding', () => {
  it.each<[HomePlan[], HomePlan, string, string]>([
    [['primary'], 'primary', 'met', 'accepted'],
    [['primary'], 'vacation', 'not-met', 'not-accepted'],
    [['primary'], 'investment', 'not-met', 'not-accepted'],
  ])(
    'compares the accepted home uses %o with a %s home',
    (occupancy, homePlan, verdict, reason) => {
      const program = sampleProgram({ rules: { occupancy } });
      expect(homePlanFinding(program, { ...buyer, homePlan })).toEqual({
        rule: 'home-plan',
        verdict,
        reason,
        required: occupancy,
        actual: homePlan,
      });
    },
  );

  it('does not apply if every use is accepted', () => {
    const program = sampleProgram({ rules: { occupancy: HomePlan.options } });
    expect(homePlanFinding(program, buyer)).toEqual(notApplicable('home-plan'));
  });
});
