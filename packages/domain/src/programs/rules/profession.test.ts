import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import type { Profession } from '../../quote/choices.ts';
import { professionFinding } from './profession.ts';

function found(
  professions: ProgramRules['professions'],
  profession: Profession[],
  veteranStatus = false,
) {
  const facts = { ...buyer, profession, veteranStatus };
  const { verdict, reason } = professionFinding(sampleProgram({ rules: { professions } }), facts);
  return `${verdict}: ${reason}`;
}

describe('professionFinding', () => {
  it('asks nothing where the program is open to all', () => {
    expect(found([], [])).toBe('met: not-applicable');
  });

  it('takes a buyer who is in any of the professions', () => {
    expect(found(['education', 'firefighter'], ['healthcare', 'firefighter'])).toBe('met: listed');
  });

  it('takes nobody else where the list is complete', () => {
    expect(found(['education'], ['healthcare'])).toBe('not-met: not-listed');
    expect(found(['education'], [])).toBe('not-met: not-listed');
  });

  it('lets anybody else be checked where the list is wider than the questionnaire’s', () => {
    expect(found(['education', 'other'], [])).toBe('check: wider-list');
    expect(found(['education', 'other'], ['education'])).toBe('met: listed');
  });

  it('counts service like a profession where the program does', () => {
    expect(found(['education', 'veteran'], [], true)).toBe('met: veteran');
    expect(found(['education', 'veteran'], [], false)).toBe('not-met: not-listed');
    expect(found(['education'], [], true)).toBe('not-met: not-listed');
    expect(found(['education', 'veteran', 'other'], [], false)).toBe('check: wider-list');
  });
});
