import { describe, expect, it } from 'vitest';
import { HomeType } from '../../quote/choices.ts';
import { buyer, sampleProgram } from '../samples.ts';
import { homeTypeFinding } from './home-type.ts';

describe('homeTypeFinding', () => {
  it.each<[HomeType[], HomeType, string, string]>([
    [['single-family', 'condo'], 'condo', 'met', 'accepted'],
    [['single-family', 'condo'], 'multi-family', 'not-met', 'not-accepted'],
    [['multi-family'], 'single-family', 'not-met', 'not-accepted'],
    [HomeType.options, 'multi-family', 'met', 'not-asked'],
  ])('holds %o against a %s home', (homeTypes, homeType, verdict, reason) => {
    const program = sampleProgram({ rules: { homeTypes } });
    expect(homeTypeFinding(program, { ...buyer, homeType })).toEqual({
      rule: 'home-type',
      verdict,
      reason,
      needed: homeTypes,
      has: homeType,
    });
  });
});
