import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import { HomeType } from '../../quote/choices.ts';
import { homeTypeFinding } from './home-type.ts';
import { notApplicable } from './not-applicable.ts';

describe('homeTypeFinding', () => {
  it.each<[HomeType[], HomeType, string, string]>([
    [['single-family', 'condo'], 'condo', 'met', 'accepted'],
    [['single-family', 'condo'], 'multi-family', 'not-met', 'not-accepted'],
    [['multi-family'], 'single-family', 'not-met', 'not-accepted'],
  ])(
    'compares the accepted home types %o with a %s home',
    (homeTypes, homeType, verdict, reason) => {
      const program = sampleProgram({ rules: { homeTypes } });
      expect(homeTypeFinding(program, { ...buyer, homeType })).toEqual({
        rule: 'home-type',
        verdict,
        reason,
        required: homeTypes,
        actual: homeType,
      });
    },
  );

  it('does not apply if every type is accepted', () => {
    const program = sampleProgram({ rules: { homeTypes: HomeType.options } });
    expect(homeTypeFinding(program, buyer)).toEqual(notApplicable('home-type'));
  });
});
