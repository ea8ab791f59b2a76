import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import type { Profession } from '../../quote/choices.ts';
import { professionFinding } from './profession.ts';

function outcome(
  professions: ProgramRules['professions'],
  profession: Profession[],
  veteranStatus = false,
) {
  const facts = { ...buyer, profession, veteranStatus };
  const { verdict, reason } = professionFinding(sampleProgram({ rules: { professions } }), facts);
  return `${verdict}: ${reason}`;
}

describe('professionFinding', () => {
  it('does not apply if the program is open to all professions', () => {
    expect(outcome([], [])).toBe('met: not-applicable');
  });

  it('accepts a buyer in any of the listed professions', () => {
    expect(outcome(['education', 'firefighter'], ['healthcare', 'firefighter'])).toBe(
      'met: listed',
    );
  });

  it('rejects a buyer in another profession if the list is complete', () => {
    expect(outcome(['education'], ['healthcare'])).toBe('not-met: not-listed');
    expect(outcome(['education'], [])).toBe('not-met: not-listed');
  });

  it("needs a check for a buyer in another profession if the program's list is longer than ours", () => {
    expect(outcome(['education', 'other'], [])).toBe('check: wider-list');
    expect(outcome(['education', 'other'], ['education'])).toBe('met: listed');
  });

  it('treats military service as a profession if the program does', () => {
    expect(outcome(['education', 'veteran'], [], true)).toBe('met: veteran');
    expect(outcome(['education', 'veteran'], [], false)).toBe('not-met: not-listed');
    expect(outcome(['education'], [], true)).toBe('not-met: not-listed');
    expect(outcome(['education', 'veteran', 'other'], [], false)).toBe('check: wider-list');
  });
});
